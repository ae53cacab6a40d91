import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { Letter } from '../../ui/print/Letter.tsx';
import { LetterClose } from '../../ui/print/LetterClose.tsx';

export function EInvoicingLetter({ record }: { record: UserRecord }) {
  const { name, GSTIN, einvoicing, signImage } = record;
  return (
    <Letter label="E-invoicing declaration" margin={`E-invoicing Declaration · ${name} · ${record.userid}`}>
      <h2>Declaration: e-invoicing is not applicable</h2>
      <p>
        I, {name}
        {GSTIN && ` (GSTIN ${GSTIN})`}, declare that my aggregate turnover is below the limit from which
        e-invoices have to be issued, in this financial year and in every earlier one that counts. I am
        therefore not required to issue e-invoices, and my invoices to you carry no invoice reference number
        and no QR code of the e-invoice system.
      </p>
      <p>
        I undertake to tell you in writing without delay when this changes, and to issue e-invoices from the
        day on which I am required to.
      </p>
      <p>The information given above is true and correct to the best of my knowledge.</p>
      <LetterClose
        facts={[
          { term: 'Place', value: einvoicing?.place ?? '' },
          { term: 'Date', value: formatDate(einvoicing?.date ?? '') },
        ]}
        signatory={name}
        signImage={signImage}
      />
    </Letter>
  );
}
