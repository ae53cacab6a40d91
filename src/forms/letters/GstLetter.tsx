import { gstParagraphs, gstSubject } from '../../domain/letters/gstLetterText.ts';
import { gstGroundsOf } from '../../domain/records/declarations.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { OlderGstLetter } from './OlderGstLetter.tsx';
import { OwnLetter } from './OwnLetter.tsx';

export function GstLetter({ record }: { record: UserRecord }) {
  const { nongst, pancard } = record;
  const grounds = gstGroundsOf(nongst);
  if (!grounds) return <OlderGstLetter record={record} />;
  return (
    <OwnLetter
      record={record}
      label="Declaration letter"
      title="GST Declaration"
      subject={gstSubject(record)}
      paragraphs={gstParagraphs(record, grounds)}
      office={nongst}
      place={grounds.place}
      date={nongst.date}
    >
      {pancard && <span>PAN: {pancard}</span>}
    </OwnLetter>
  );
}
