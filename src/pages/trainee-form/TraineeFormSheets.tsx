import { formStatusLabel } from '../../domain/forms/statuses.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { Blocks } from '../../forms/letters/Blocks.tsx';
import { Close } from '../../forms/letters/LetterView.tsx';
import { SignedSheet, usePrinted } from '../../forms/letters/SignedSheet.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { PrintFoot } from '../../ui/print/Letter.tsx';

type SheetProps = { record: UserRecord } & (
  | { part: 'sectionOne' | 'declaration' }
  /** The three parts read one record, so one of them says that it is on the page. */
  | { part: 'heading'; onReady: () => void }
);

/** A part of the printout, which is inside the sections. */
export function Sheet({ record, ...sheet }: SheetProps) {
  const printing = usePrinted('vendorform', record);
  const { printed } = printing;
  if (sheet.part === 'heading') {
    return (
      <SignedSheet {...printing} onReady={sheet.onReady}>
        {() => <Heading record={record} />}
      </SignedSheet>
    );
  }
  if (!printed) return null;
  const { content, signImage, foot } = printed;
  return sheet.part === 'sectionOne' ? (
    <div className="print-only">
      <Blocks blocks={content.blocks} />
    </div>
  ) : (
    <div className="print-only sheet-together">
      <Blocks blocks={content.closing} />
      <Close content={content} signImage={signImage} />
      <PrintFoot>{foot}</PrintFoot>
    </div>
  );
}

function Heading({ record }: { record: UserRecord }) {
  return (
    <div className="print-only">
      <DetailList
        otherwise="None"
        details={[
          ['Name', record.name],
          ['User ID', record.userid],
          ['Status', formStatusLabel(record.forms.vendorform)],
        ]}
      />
    </div>
  );
}
