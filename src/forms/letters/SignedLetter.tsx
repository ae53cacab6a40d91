import { serverNow } from '../../backend/records/serverTime.ts';
import { eInvoicingLetterContent } from '../../domain/letters/eInvoicingLetterText.ts';
import { gstLetterContent } from '../../domain/letters/gstLetterText.ts';
import type { FormKey, UserRecord } from '../../domain/records/records.ts';
import type { Printed } from '../../domain/signed/printed.ts';
import { footOfRecord } from '../../domain/signed/signedCopy.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { PrintFoot } from '../../ui/print/Letter.tsx';
import { LetterView } from './LetterView.tsx';
import { OlderEInvoicingLetter, OlderGstLetter } from './OlderGstLetter.tsx';
import { usePrinted } from './SignedSheet.tsx';

const CONTENTS = { nonapplicability: gstLetterContent, einvoicing: eInvoicingLetterContent } as const;

interface LetterProps {
  form: FormKey;
  record: UserRecord;
}

/** The signed words; the current ones when there is no signed copy. */
export function SignedLetter({ form, record }: LetterProps) {
  const { live, retry, printed } = usePrinted(form, record);
  return (
    <LiveView live={live} onRetry={retry}>
      {() => (printed ? <PrintedLetter printed={printed} /> : <OlderLetter form={form} record={record} />)}
    </LiveView>
  );
}

interface UnsignedLetterProps {
  form: keyof typeof CONTENTS;
  record: UserRecord;
}

/** The letter as it would be signed now. */
export function UnsignedLetter({ form, record }: UnsignedLetterProps) {
  const content = CONTENTS[form](record);
  if (!content) return <OlderLetter form={form} record={record} />;
  const who = `${record.name} · ${record.userid}`;
  return <LetterView content={content} who={who} signImage={record.signImage} />;
}

function PrintedLetter({ printed }: { printed: Printed }) {
  const { content, who, signImage, foot, isForeign } = printed;
  return (
    <>
      {isForeign && <ForeignWords />}
      <LetterView content={content} who={who} signImage={signImage} foot={<PrintFoot>{foot}</PrintFoot>} />
    </>
  );
}

/** Warns staff and the person that the copy has other words than the portal's text of this version. */
function ForeignWords() {
  return (
    <ShortNotice kind="danger" title="These are not the portal’s words">
      The signed copy differs from the portal’s text of its version. Read it word by word, or raise a query so
      that it is signed again.
    </ShortNotice>
  );
}

/** A declaration from before November 2026, in the words of that time. */
function OlderLetter({ form, record }: LetterProps) {
  const foot = record.forms[form] === 0 ? '' : footOfRecord(serverNow());
  if (form === 'einvoicing') return <OlderEInvoicingLetter record={record} foot={foot} />;
  return <OlderGstLetter record={record} foot={foot} />;
}
