import Card from 'react-bootstrap/Card';
import { type InsightsView, PERIODS } from '../../domain/insights/address.ts';
import { VENDOR_STATUSES } from '../../domain/records/kinds.ts';
import { PERSON_TYPES } from '../../domain/records/records.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';

interface InsightsFiltersProps {
  view: InsightsView;
  /** The introducers' domains in the figures. */
  domains: readonly string[];
  onChange: (view: InsightsView) => void;
}

const TYPES = [
  { value: 'trainee', label: 'Trainees' },
  { value: 'vendor', label: 'Vendors' },
];
const MONTHS = PERIODS.map((months) => ({ value: String(months), label: `Last ${months} months` })).reverse();

export function InsightsFilters({ view, domains, onChange }: InsightsFiltersProps) {
  const { type, kind, domain, months } = view;
  const change = (next: Record<'type' | 'kind' | 'domain', string>, shown = months) =>
    onChange({
      ...(next.kind
        ? { type: 'vendor' }
        : PERSON_TYPES.filter((each) => each === next.type).map((each) => ({ type: each }))[0]),
      ...(next.kind && { kind: next.kind }),
      ...(next.domain && { domain: next.domain }),
      months: shown,
    });
  const chosen = { type: type ?? '', kind: kind ?? '', domain: domain ?? '' };
  return (
    <Card as="section" body className="insights-filters mb-3 no-print" aria-label="Filters">
      <SelectField
        label="Type"
        placeholder="Everybody"
        options={TYPES}
        value={chosen.type}
        onChange={({ target }) => change({ ...chosen, type: target.value, kind: '' })}
      />
      <SelectField
        label="Kind of vendor"
        placeholder="Every kind"
        options={plainOptions(VENDOR_STATUSES)}
        value={chosen.kind}
        onChange={({ target }) => change({ ...chosen, kind: target.value })}
      />
      <SelectField
        label="Introducer’s domain"
        placeholder="Every domain"
        options={plainOptions(domains)}
        value={chosen.domain}
        onChange={({ target }) => change({ ...chosen, domain: target.value })}
      />
      <SelectField
        label="Period"
        options={MONTHS}
        value={String(months)}
        onChange={({ target }) =>
          change(chosen, PERIODS.find((each) => String(each) === target.value) ?? months)
        }
      />
    </Card>
  );
}
