import { formStatusLabel } from '../../domain/forms/statuses.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { Blocks } from '../../forms/letters/Blocks.tsx';
import { Close } from '../../forms/letters/LetterView.tsx';
import { SignedSheet, usePrinted } from '../../forms/letters/SignedSheet.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { PrintFoot } from '../../ui/print/Letter.tsx';

interface BankDetailsSheetProps {
  record: UserRecord;
  documents: DocumentsRecord;
  /** Called once it is on the page. */
  onReady: () => void;
}

/** The printout: every value in full except the Aadhar number. */
export function BankDetailsSheet({ record, documents, onReady }: BankDetailsSheetProps) {
  const printing = usePrinted('bankdetails', record, documents);
  return (
    <SignedSheet {...printing} onReady={onReady}>
      {({ content, signImage, foot }) => (
        <div className="bank-sheet print-only">
          <Blocks blocks={content.blocks} />
          <DetailList details={[['Status', formStatusLabel(record.forms.bankdetails)]]} />
          <Close content={content} signImage={signImage} />
          <PrintFoot>{foot}</PrintFoot>
        </div>
      )}
    </SignedSheet>
  );
}
