import { stateOfGstin } from '../gstStates.ts';
import { suggestedStateOf } from '../homeState.ts';
import type { UserRecord } from '../records/records.ts';
import type { TaxEntry } from '../records/taxes.ts';
import { formatDate } from '../time/dates.ts';
import { UDYAM_FORMAT } from '../validators/registrationNumber.ts';

/** A contradiction in tax details: a warning for the vendor, and a flag for the reviewer. */
interface TaxContradiction {
  field: 'udyam' | 'scheme' | 'until';
  warning: string;
  flag: string;
}

type Declared = Pick<TaxEntry, 'udyam' | 'lowerDeduction'> & { scheme: TaxEntry['scheme'] | '' };

/** @param today an ISO date */
export function taxContradictions(record: UserRecord, entry: Declared, today: string): TaxContradiction[] {
  return [
    ...udyamContradictions(record, entry),
    ...schemeContradictions(record, entry),
    ...untilContradictions(entry, today),
  ];
}

function udyamContradictions(record: UserRecord, { udyam }: Declared): TaxContradiction[] {
  const [registered, home] = [stateOfUdyam(udyam), suggestedStateOf(record)?.state ?? ''];
  if (registered === '' || home === '' || registered === home) return [];
  const flag = `The Udyam number is of ${registered}, the address is in ${home}.`;
  return [{ field: 'udyam', warning: `${flag} Check the number against the certificate.`, flag }];
}

function schemeContradictions(record: UserRecord, { scheme }: Declared): TaxContradiction[] {
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
      ...(forms.nonapplicability > 0 ? [letterContradiction(nongst.date)] : []),
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
function letterContradiction(date: string): TaxContradiction {
  const when = date ? ` of ${formatDate(date)}` : '';
  return {
    field: 'scheme',
    warning: `Your letter${when} says that you are not registered for GST. Only one of them can be true.`,
    flag: `A GST scheme is declared, but the letter${when} says that there is no registration.`,
  };
}

function untilContradictions({ lowerDeduction }: Declared, today: string): TaxContradiction[] {
  const until = lowerDeduction?.until ?? '';
  if (until === '' || until >= today) return [];
  const flag = `The certificate of lower deduction ended on ${formatDate(until)}.`;
  return [{ field: 'until', warning: `${flag} Tax is deducted at the usual rate.`, flag }];
}

/**
 * The State letters of Udyam numbers, each before the code of that State in a GSTIN. Public lists differ for some
 * States: each spelling counts.
 */
const LETTERS =
  'JK01 HP02 PB03 CH04 UK05 UT05 UA05 HR06 DL07 RJ08 UP09 BR10 SK11 AR12 NL13 MN14 MZ15 TR16 ML17 AS18 WB19 JH20 OD21 OR21 CG22 CT22 MP23 GJ24 DN26 DD26 DH26 MH27 KR29 KA29 GA30 GO30 LD31 KL32 TN33 PY34 PN34 AN35 TS36 TG36 AP37 LA38';

const CODES = new Map(LETTERS.split(' ').map((each) => [each.slice(0, 2), each.slice(2)]));

/** The State of a Udyam number; empty for unknown letters and for another format. */
export function stateOfUdyam(udyam: string): string {
  return stateOfGstin(CODES.get(UDYAM_FORMAT.exec(udyam)?.[1] ?? '') ?? '');
}
