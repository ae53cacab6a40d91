import { aadharMode } from '../../config/portal.ts';
import type { NumberFormat } from '../validators/registrationNumber.ts';
import type { UserRecord } from './records.ts';
import type { RecordWith } from './recordWith.ts';

/** The consequences of a vendor status. Sources: docs/decisions.md, "Kinds of vendors". */
interface VendorKind {
  /** The fourth letters that a PAN of such a holder may have; an LLP has E or F. */
  panLetters: string;
  /** The vendor is one person, who signs and may have an Aadhar number. Every other kind has an authorised signatory. */
  isPerson?: boolean;
  /** The label of the first row of documents, and a hint that names the accepted documents. */
  proof: string;
  proofHint: string;
  /** Whether that document may have a last day, which the portal then asks for. */
  proofEnds?: boolean;
  /** The label of `registrationNumber`. */
  number: string;
  numberHint: string;
  numberFormat: NumberFormat;
}

const NONE = 'NA if there is none';

const ANY_NUMBER = { number: 'Registration Number', numberHint: NONE, numberFormat: 'any' } as const;

export const AADHAR_CARD = 'Aadhar Card';
export const IDENTITY_PROOF = 'Proof of identity';
const IDENTITY_CARDS = 'One of: passport (the page with the photo), driving licence, voter’s identity card';

const PERSON: VendorKind = {
  panLetters: 'P',
  isPerson: true,
  proof: aadharMode === 'off' ? IDENTITY_PROOF : AADHAR_CARD,
  proofHint: aadharMode === 'off' ? IDENTITY_CARDS : '',
  proofEnds: aadharMode === 'off',
  ...ANY_NUMBER,
  numberHint: 'Of your firm, or Udyam; otherwise NA',
};

const COMPANY: VendorKind = {
  panLetters: 'C',
  proof: 'Certificate of Incorporation',
  proofHint: 'From the Registrar of Companies',
  number: 'CIN',
  numberHint: 'Corporate Identification Number, 21 characters',
  numberFormat: 'CIN',
};

/** Of the government, a local authority and an artificial juridical person, such as a university: the list has no status for them. */
const WITHOUT_STATUS = 'GLJ';

const GROUP: VendorKind = {
  panLetters: `AB${WITHOUT_STATUS}`,
  proof: 'Agreement or Resolution',
  proofHint: 'Which founded it, or appoints the signatory',
  proofEnds: true,
  ...ANY_NUMBER,
};

const FOREIGN_COMPANY = 'Foreign Inter Company';

const KINDS: Readonly<Record<string, VendorKind>> = {
  'Public Limited Company': COMPANY,
  'Private Limited Company': COMPANY,
  'Partnership Firm': {
    panLetters: 'FE',
    proof: 'Partnership Deed or LLP Certificate',
    proofHint: 'The registered deed, or the certificate of the LLP',
    number: 'LLPIN or Registration Number',
    numberHint: `LLPIN of an LLP, number of a registered firm; ${NONE}`,
    numberFormat: 'LLPIN',
  },
  'Sole Proprietor Firm': {
    ...PERSON,
    proofHint: aadharMode === 'off' ? IDENTITY_CARDS : 'Of the proprietor',
  },
  'Local Inter Company': COMPANY,
  [FOREIGN_COMPANY]: {
    ...COMPANY,
    proofHint: 'From the register of its country, in English or with a translation',
    proofEnds: true,
    ...ANY_NUMBER,
    numberHint: 'In the register of its country',
  },
  'Individual(Moderator/Freelancer)': PERSON,
  'Hindu Undivided Family': {
    panLetters: 'H',
    proof: 'HUF Deed or Declaration',
    proofHint: 'The deed, or a declaration of the Karta',
    ...ANY_NUMBER,
  },
  Employee: PERSON,
  'Association of Persons': { ...GROUP, panLetters: `A${WITHOUT_STATUS}` },
  Trust: {
    panLetters: `T${WITHOUT_STATUS}`,
    proof: 'Trust Deed or Registration',
    proofHint: 'The deed, or the certificate of its registration',
    ...ANY_NUMBER,
  },
  'Body of Individuals': { ...GROUP, panLetters: `B${WITHOUT_STATUS}` },
};

export const VENDOR_STATUSES: readonly string[] = Object.keys(KINDS);

export const DEFAULT_VENDOR_STATUS = 'Individual(Moderator/Freelancer)';

/** Undefined for a status that is not in the list, as older records may have. */
export function panLettersOf(vendorStatus: string): string | undefined {
  return KINDS[vendorStatus]?.panLetters;
}

export interface Kind extends Required<VendorKind> {
  /** False for foreign nationals, who show a passport, and for everybody in the mode `off`. */
  hasAadhar: boolean;
  /** A foreign national, or a company of another country. */
  isForeign: boolean;
}

/** The vendor status. The database has it in Section 1 only; until that is saved, parsing moves it up. */
export const STATUS_PATHS = ['vendorDetails.vendorStatus', 'vendorDetails.sectionOne.vendorStatus'] as const;

/** The fields that decide the kind. */
export type KindFields = RecordWith<'nationality' | (typeof STATUS_PATHS)[number]>;
type Signing = Pick<UserRecord, 'nationality' | 'vendorDetails'>;

/** The kind of a record; one person of Indian nationality when the record has no other status. */
export function kindOf({ nationality, vendorDetails }: KindFields): Kind {
  return kindOfStatus(vendorDetails.sectionOne?.vendorStatus ?? vendorDetails.vendorStatus, nationality);
}

export function kindOfStatus(vendorStatus = DEFAULT_VENDOR_STATUS, nationality = 'Indian'): Kind {
  const { isPerson = false, proofEnds = false, ...kind } = KINDS[vendorStatus] ?? PERSON;
  const isForeigner = isPerson && nationality === 'Foreign';
  return {
    ...kind,
    isPerson,
    proofEnds: proofEnds || isForeigner,
    hasAadhar: aadharMode !== 'off' && isPerson && !isForeigner,
    isForeign: isForeigner || vendorStatus === FOREIGN_COMPANY,
    ...(isForeigner && { proof: 'Passport', proofHint: 'The page with the photo' }),
  };
}

/** Whether a record without a country is of India; the nationality of a foreign company is not asked. */
export function isFromIndia(record: KindFields): boolean {
  return record.nationality === 'Indian' && !kindOf(record).isForeign;
}

/** The signatory: the person, or the authorised signatory of Section 4, which may be empty. */
export function signatoryOf(record: Signing & Pick<UserRecord, 'name'>): string {
  return kindOf(record).isPerson ? record.name : (record.vendorDetails.sectionSix?.signatoryName ?? '');
}

/** False for a body until its registration form names the signatory. */
export function hasSignatory(record: Signing): boolean {
  return kindOf(record).isPerson || Boolean(record.vendorDetails.sectionSix?.signatoryName.trim());
}
