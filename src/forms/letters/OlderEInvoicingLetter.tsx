import { companies } from '../../config/portal.ts';
import { E_INVOICING_LIMIT, formatRupees } from '../../domain/gst.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { Letter, LetterClose, PrintFoot } from '../../ui/print/Letter.tsx';

const LIMIT = `Rs\u00a0${formatRupees(E_INVOICING_LIMIT)} (five crore rupees)`;

/** A declaration from before November 2026 keeps the words that were signed. */
export function OlderEInvoicingLetter({ record, foot = '' }: { record: UserRecord; foot?: string }) {
  const { name, GSTIN, einvoicing, signImage } = record;
  return (
    <Letter
      label="E-invoicing declaration"
      margin={`E-invoicing Declaration · ${name} · ${record.userid}`}
      letterhead={companies[0]}
    >
      <h2>Declaration: e-invoicing is not applicable</h2>
      <p>
        I, {name}
        {GSTIN && ` (GSTIN ${GSTIN})`}, declare that I am not required to issue e-invoices under Rule 48(4) of
        the CGST Rules, 2017: my aggregate turnover, for all my GST registrations under one PAN, has not
        exceeded {LIMIT} in any preceding financial year from 2017-18 onwards, or I belong to a class of
        persons that is exempt. My invoices therefore carry no invoice reference number (IRN) and no QR code.
      </p>
      <p>
        I undertake to inform you in writing without delay if this changes, and to issue e-invoices from the
        date on which I am required to do so.
      </p>
      <p>The information given above is true and correct to the best of my knowledge.</p>
      <LetterClose
        facts={[
          ['Place', einvoicing?.place ?? ''],
          ['Date', formatDate(einvoicing?.date ?? '')],
        ]}
        signatory={name}
        signImage={signImage}
      />
      <PrintFoot>{foot}</PrintFoot>
    </Letter>
  );
}
