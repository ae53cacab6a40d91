import { eInvoicingParagraphs } from '../../domain/letters/eInvoicingLetterText.ts';
import { eInvoicingGroundsOf } from '../../domain/records/declarations.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { OlderEInvoicingLetter } from './OlderEInvoicingLetter.tsx';
import { OwnLetter } from './OwnLetter.tsx';

export function EInvoicingLetter({ record }: { record: UserRecord }) {
  const { einvoicing } = record;
  const grounds = einvoicing && eInvoicingGroundsOf(einvoicing);
  if (!grounds) return <OlderEInvoicingLetter record={record} />;
  return (
    <OwnLetter
      record={record}
      label="E-invoicing declaration"
      title="E-invoicing Declaration"
      subject="Declaration that e-invoicing is not applicable"
      paragraphs={eInvoicingParagraphs(record, { ...einvoicing, ...grounds })}
      office={grounds}
      place={einvoicing.place}
      date={einvoicing.date}
    />
  );
}
