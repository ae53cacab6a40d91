import { companies } from '../../config/portal.ts';
import {
  E_INVOICING_LIMIT,
  formatLakh,
  formatRupees,
  gstThreshold,
  LOWER_THRESHOLD_STATES,
} from '../../domain/gst.ts';
import { companyByState } from '../../domain/records/companies.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { financialYearOf, formatDate } from '../../domain/time/dates.ts';
import { Letter, LetterClose, PrintFoot } from '../../ui/print/Letter.tsx';

const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' });

const [LOWER_STATE = ''] = LOWER_THRESHOLD_STATES;

/**
 * The yearly turnover that requires a supplier of services to register for GST, and the states with a lower
 * one.
 */
const THRESHOLD = `${formatLakh(gstThreshold(''))}, or ${formatLakh(gstThreshold(LOWER_STATE))} in ${LIST.format(LOWER_THRESHOLD_STATES)}`;

/** A declaration from before November 2026 keeps the words that were signed. */
export function OlderGstLetter({ record, foot = '' }: { record: UserRecord; foot?: string }) {
  const { name, email, address, pancard, signImage, nongst, vendorDetails } = record;
  const year = financialYearOf(nongst.date);
  const date = formatDate(nongst.date);
  const place = vendorDetails.sectionSix?.place ?? '';
  return (
    <Letter
      label="Declaration letter"
      margin={`GST Declaration · ${name} · ${record.userid}`}
      letterhead={companyByState(nongst.state) ?? companies[0]}
    >
      <p className="text-end">{`Date: ${date}`}</p>
      <address>
        <strong>{name}</strong>
        {address && <span>{address}</span>}
        <span>{email}</span>
      </address>
      <address>
        <span>To</span>
        <strong>The Finance Department</strong>
        <span>{nongst.address}</span>
        <span>{`State: ${nongst.state}`}</span>
        <span>{`GSTIN: ${nongst.gstinNumber}`}</span>
      </address>
      <h2>{`Subject: Declaration for non applicability of GST, financial year ${year}`}</h2>
      <p>Dear Sir or Madam,</p>
      <p>{`I, ${name}${pancard && `, holder of PAN ${pancard}`}, declare that I am not registered under the Goods and Services Tax (GST) law, and that in the financial year ${year} I am not required to register: my aggregate turnover does not exceed the threshold for suppliers of services, which is ${THRESHOLD}.`}</p>
      <p>
        I will therefore not charge GST on my invoices. Where tax is payable under reverse charge on services
        that I supply to you, it is payable by you.
      </p>
      <p>
        I undertake to inform you in writing without delay if this changes, in particular if my turnover
        exceeds the threshold or I register for GST, and to give you my GSTIN before I raise any further
        invoice.
      </p>
      <p>The information given above is true and correct to the best of my knowledge.</p>
      <LetterClose
        facts={[
          ['Place', place],
          ['Date', date],
        ]}
        signatory={name}
        signImage={signImage}
      >
        {pancard && <span>{`PAN: ${pancard}`}</span>}
      </LetterClose>
      <PrintFoot>{foot}</PrintFoot>
    </Letter>
  );
}

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
      <p>{`I, ${name}${GSTIN && ` (GSTIN ${GSTIN})`}, declare that I am not required to issue e-invoices under Rule 48(4) of the CGST Rules, 2017: my aggregate turnover, for all my GST registrations under one PAN, has not exceeded ${LIMIT} in any preceding financial year from 2017-18 onwards, or I belong to a class of persons that is exempt. My invoices therefore carry no invoice reference number (IRN) and no QR code.`}</p>
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
