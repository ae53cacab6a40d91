import { formatDate } from '../time/dates.ts';
import { normalise } from './normalise.ts';

/** A bank that became part of another one, and whose IFSC codes ended. */
interface EndedBank {
  bank: string;
  successor: string;
  /** The ISO date of the merger. */
  since: string;
}

const merged = (bank: string, successor: string, since: string): EndedBank => ({ bank, successor, since });
/** Acquisition of State Bank of ... Orders, 2017 (Gazette of India, 22 February 2017). */
const stateBank = (bank: string) => merged(bank, 'State Bank of India', '2017-04-01');
/** Amalgamation of ... Bank Schemes, 2020 (Gazette of India, 4 March 2020). */
const publicBank = (bank: string, successor: string) => merged(bank, successor, '2020-04-01');
/** Amalgamation of Vijaya Bank and Dena Bank with Bank of Baroda Scheme, 2019. */
const barodaBank = (bank: string) => merged(bank, 'Bank of Baroda', '2019-04-01');

/** By the first four letters of an IFSC. */
export const ENDED_BANKS: Readonly<Record<string, EndedBank>> = {
  ALLA: publicBank('Allahabad Bank', 'Indian Bank'),
  ANDB: publicBank('Andhra Bank', 'Union Bank of India'),
  BKDN: barodaBank('Dena Bank'),
  // Acquisition of Bharatiya Mahila Bank Limited Order, 2017.
  BMBL: merged('Bharatiya Mahila Bank', 'State Bank of India', '2017-04-01'),
  CORP: publicBank('Corporation Bank', 'Union Bank of India'),
  // Reserve Bank of India, press release of 4 March 2024 on the scheme of amalgamation.
  FSFB: merged('Fincare Small Finance Bank', 'AU Small Finance Bank', '2024-04-01'),
  // Lakshmi Vilas Bank Limited (Amalgamation with DBS Bank India Limited) Scheme, 2020.
  LAVB: merged('Lakshmi Vilas Bank', 'DBS Bank India', '2020-11-27'),
  ORBC: publicBank('Oriental Bank of Commerce', 'Punjab National Bank'),
  // Punjab and Maharashtra Co-operative Bank Limited (Amalgamation with Unity Small Finance Bank Limited) Scheme, 2022.
  PMCB: merged('Punjab and Maharashtra Co-operative Bank', 'Unity Small Finance Bank', '2022-01-25'),
  SBBJ: stateBank('State Bank of Bikaner and Jaipur'),
  SBHY: stateBank('State Bank of Hyderabad'),
  SBMY: stateBank('State Bank of Mysore'),
  SBTR: stateBank('State Bank of Travancore'),
  STBP: stateBank('State Bank of Patiala'),
  SYNB: publicBank('Syndicate Bank', 'Canara Bank'),
  UTBI: publicBank('United Bank of India', 'Punjab National Bank'),
  VIJB: barodaBank('Vijaya Bank'),
  // Reserve Bank of India, press release of 31 March 2015 on the scheme of amalgamation.
  VYSA: merged('ING Vysya Bank', 'Kotak Mahindra Bank', '2015-04-01'),
};

/** What became of the bank; undefined for a code that has not ended. */
function endingOf(ifsc: string): string | undefined {
  const ended = ENDED_BANKS[normalise(ifsc).slice(0, 4)];
  if (!ended) return undefined;
  return `${ended.bank} has been part of ${ended.successor} since ${formatDate(ended.since)}, and its IFSC codes have ended.`;
}

/** For the person with the account. */
export function endedCodeWarning(ifsc: string): string | undefined {
  const ending = endingOf(ifsc);
  return ending && `${ending} Ask your bank for your new IFSC code; the portal does not know it.`;
}

/** For the reviewer. */
export function endedCodeFlag(ifsc: string): string | undefined {
  const ending = endingOf(ifsc);
  return ending && `${ending} Raise a query for the new code.`;
}
