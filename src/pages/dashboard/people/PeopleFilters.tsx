import { overallStatusLabel } from '../../../domain/forms/statuses.ts';
import type { OverallStatus } from '../../../domain/records/records.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { PeopleFilter } from './usePeople.ts';

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

const STAGES: readonly OverallStatus[] = [0, 1, 2, 3, 4, 5];
const STAGE_OPTIONS = STAGES.map((stage) => ({ value: `${stage}`, label: overallStatusLabel(stage) }));
const ORDER_OPTIONS = [
  { value: 'latest', label: 'Latest change' },
  { value: 'longest', label: 'Waiting longest' },
];

export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  return (
    <search className="people-filters">
      <TextField
        label="Search by name or user ID"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <SelectField
        label="Stage"
        placeholder="All stages"
        options={STAGE_OPTIONS}
        value={filter.stage === null ? '' : `${filter.stage}`}
        onChange={({ target }) =>
          onChange({ ...filter, stage: STAGES.find((stage) => `${stage}` === target.value) ?? null })
        }
      />
      <SelectField
        label="Order"
        options={ORDER_OPTIONS}
        value={filter.order}
        onChange={({ target }) =>
          onChange({ ...filter, order: target.value === 'longest' ? 'longest' : 'latest' })
        }
      />
    </search>
  );
}
