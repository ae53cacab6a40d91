import type { Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import type { DocumentsKey } from '../../domain/records/records.ts';
import { amendedChanges } from '../../domain/review/amendedChanges.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { FilePreview, ReplacedFile } from '../FilePreview.tsx';
import { AmendedTaxes } from './AmendedTaxes.tsx';
import { ComparedTable } from './ComparedTable.tsx';

interface AmendmentTableProps {
  kind: AmendmentKind;
  amendment: Amendment;
  state: ReviewState;
}

/** The values and files on record next to those of the change. */
export function AmendmentTable({ kind, amendment, state }: AmendmentTableProps) {
  if (kind === 'taxes') return <AmendedTaxes amendment={amendment} record={state.record} />;
  const { values } = amendment;
  const changes = amendedChanges(kind, amendment, state);
  return (
    <>
      <ComparedTable changes={changes} />
      <div className="mb-3">
        {changes.map(({ field, label, links }) => {
          const added = field in values.hashes ? values.documents[field as DocumentsKey] : undefined;
          // The new file is not in force yet.
          const captions = [`${label} on record`, `New ${label}`] as const;
          if (links) return <ReplacedFile key={field} {...links} label={label} captions={captions} />;
          return added && <FilePreview key={field} label={label} link={added} />;
        })}
      </div>
    </>
  );
}
