import { stateOfAddress } from '../homeState.ts';
import type { UserRecord } from '../records/records.ts';
import type { TaxEntry } from '../records/taxes.ts';
import { formatDate } from '../time/dates.ts';
import { stateOfUdyam } from './udyamStates.ts';

/** A contradiction in tax details: a warning for the vendor, and a flag for the reviewer. */
interface TaxRemark {
  field: 'udyam' | 'scheme' | 'until';
  warning: string;
  flag: string;
}

type Declared = Pick<TaxEntry, 'udyam' | 'lowerDeduction'> & { scheme: TaxEntry['scheme'] | '' };

/** @param today an ISO date */
export function taxRemarks(record: UserRecord, entry: Declared, today: string): TaxRemark[] {
  return [...udyamRemarks(record, entry), ...schemeRemarks(record, entry), ...untilRemarks(entry, today)];
}

function udyamRemarks(record: UserRecord, { udyam }: Declared): TaxRemark[] {
  const [registered, home] = [stateOfUdyam(udyam), stateOfAddress(addressOf(record))];
  if (registered === '' || home === '' || registered === home) return [];
  const flag = `The Udyam number is of ${registered}, the address is in ${home}.`;
  return [{ field: 'udyam', warning: `${flag} Check the number against the certificate.`, flag }];
}

/** The address of the registration form, otherwise of the profile. */
function addressOf({ vendorDetails, address }: UserRecord): string {
  const {
    addressL1 = '',
    addressL2 = '',
    addressL3 = '',
    city = '',
    pincode = '',
  } = vendorDetails.sectionOne ?? {};
  const lines = [addressL1, addressL2, addressL3, city, pincode].filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines.join(', ') : address;
}

function schemeRemarks(record: UserRecord, { scheme }: Declared): TaxRemark[] {
  const { isGSTApplicable, forms, nongst } = record;
  const isRegistered = scheme === 'regular' || scheme === 'composition';
  if (isRegistered && isGSTApplicable === 'no') {
    return [
      {
        field: 'scheme',
        warning:
          'Your profile says that GST does not apply to you. Correct the profile, or choose “Not registered for GST”.',
        flag: 'A GST scheme is declared, but the profile says that GST does not apply.',
      },
      ...(forms.nonapplicability > 0 ? [letterRemark(nongst.date)] : []),
    ];
  }
  if (scheme !== 'none' || isGSTApplicable === 'no') return [];
  return [
    {
      field: 'scheme',
      warning: 'Your profile says that GST applies to you. Correct the profile, or choose your scheme.',
      flag: 'Declared as not registered for GST, but the profile says that GST applies.',
    },
  ];
}

/** The contradiction with a signed GST letter, which says that the vendor is not registered. */
function letterRemark(date: string): TaxRemark {
  const when = date ? ` of ${formatDate(date)}` : '';
  return {
    field: 'scheme',
    warning: `Your letter${when} says that you are not registered for GST. Only one of them can be true.`,
    flag: `A GST scheme is declared, but the letter${when} says that there is no registration.`,
  };
}

function untilRemarks({ lowerDeduction }: Declared, today: string): TaxRemark[] {
  const until = lowerDeduction?.until ?? '';
  if (until === '' || until >= today) return [];
  const flag = `The certificate of lower deduction ended on ${formatDate(until)}.`;
  return [{ field: 'until', warning: `${flag} Tax is deducted at the usual rate.`, flag }];
}
