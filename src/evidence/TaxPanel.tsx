import { TAX_TITLE, type TaxDetails } from '../domain/records/taxes.ts';
import type { Flag } from '../domain/review/flag.ts';
import { paymentLine, taxDetails } from '../domain/taxes/taxSection.ts';
import type { WatchedTaxes } from '../records/useTaxes.ts';
import { LiveView } from '../ui/feedback/LiveView.tsx';
import { Panel } from '../ui/feedback/Panel.tsx';
import { Details, Flags } from './SectionEvidence.tsx';

interface TaxPanelProps {
  watched: WatchedTaxes;
  /** The flags of all sections. */
  flags: readonly Flag[];
  /** When the profile was last reviewed. */
  reviewedAt: number | undefined;
  /** True for two columns, when no document is shown next to the panel. */
  isWide?: boolean;
}

/** The tax details of a vendor. */
export function TaxPanel({ watched: { live, retry }, flags, reviewedAt, isWide = false }: TaxPanelProps) {
  return (
    <Panel title={TAX_TITLE}>
      <Flags flags={flags.filter(({ part }) => part === 'taxes')} />
      <LiveView live={live} onRetry={retry}>
        {(taxes) =>
          taxes ? (
            <Declared taxes={taxes} reviewedAt={reviewedAt} isWide={isWide} />
          ) : (
            <p className="text-body-secondary mb-0">Nothing was declared. It is optional.</p>
          )
        }
      </LiveView>
    </Panel>
  );
}

interface DeclaredProps extends Required<Pick<TaxPanelProps, 'reviewedAt' | 'isWide'>> {
  taxes: TaxDetails;
}

function Declared({ taxes, reviewedAt, isWide }: DeclaredProps) {
  const line = paymentLine(taxes);
  return (
    <>
      {reviewedAt !== undefined && taxes.at > reviewedAt && (
        <p className="field-notice mb-2">Declared after the last review of the profile.</p>
      )}
      <Details details={taxDetails(taxes)} isWide={isWide} />
      {line && <p className="mb-0">{line}</p>}
    </>
  );
}
