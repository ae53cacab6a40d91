/** The settings of portal.config.json that the notice names. */
export interface NoticeSettings {
  groupName: string;
  consent: 'notice' | 'ask';
  contact: string;
  /** Where the Data Protection Board takes complaints. */
  board?: string | undefined;
  region: string;
  keptYears: number;
}

/** One kind of data. */
interface NoticeRow {
  data: string;
  why: string;
  seenBy: string;
}

export interface Notice {
  title: string;
  intro: string;
  rows: readonly NoticeRow[];
  paragraphs: readonly string[];
  /** The Board's page for complaints; absent without the setting, which leaves the version as it was. */
  board?: string;
  /** What a person agrees to; empty where the portal only shows the notice. */
  agreement: string;
}

export const NOTICE_LANGUAGE = 'en';

/** Changes with the words below; the settings are a part of the version too. */
const WORDS = 'notice-2026-11';

const STAFF = 'reviewers, approvers and finance';

export function noticeOf({ groupName, consent, contact, board, region, keptYears }: NoticeSettings): Notice {
  const isAsked = consent === 'ask';
  return {
    title: 'What we ask for, and why',
    intro: `${groupName} asks for these data to register you, to check who you are, to pay you, and to deduct and report tax.`,
    rows: [
      {
        data: 'Name, address, e-mail, phone',
        why: 'For contact and contract.',
        seenBy: `${STAFF}. Your introducer sees name, e-mail and progress.`,
      },
      {
        data: 'PAN, GSTIN, tax declarations',
        why: 'Tax law asks for them.',
        seenBy: `${STAFF}, and tax authorities.`,
      },
      { data: 'Bank account, cheque', why: 'To pay you.', seenBy: `${STAFF}, and our bank.` },
      { data: 'Proof of identity', why: 'To know whom we engage.', seenBy: 'reviewers and approvers.' },
      { data: 'Signature', why: 'To sign your declarations.', seenBy: `${STAFF}.` },
      {
        data: 'Times of what was done',
        why: 'To prove it, and to keep the data safe.',
        seenBy: 'you, reviewers and approvers.',
      },
    ],
    paragraphs: [
      `We keep the data while we work together and ${inYears(keptYears)} afterwards, with the vouchers. If you do not finish or are not approved, we erase them after one year. Records and files are stored with Google in ${region}; your sign-in (e-mail and a hashed password) is processed by Google in the USA.`,
      `Under My Data you can see, correct and download your data, ask us to erase them, name somebody to act for you, and ${isAsked ? 'withdraw your consent as easily as you give it' : 'object to their use'}. What was done before stays lawful, and what a law tells us to keep is kept.`,
      `Questions and complaints: ${contact}. If we do not settle a complaint, you can turn to the Data Protection Board of India. If you are under 18, write to ${contact} first: a parent or guardian has to agree.`,
    ],
    ...(board && { board }),
    agreement: isAsked
      ? `I am 18 or older and agree that ${groupName} uses these data for these purposes.`
      : '',
  };
}

/** The notice in three lines, shown above it; the whole notice counts, so its version has no part of these. */
export function noticeSummary({ groupName, keptYears }: NoticeSettings): string[] {
  return [
    `What and whose: ${groupName} asks for your contact, tax and bank data, a proof of identity and your signature.`,
    'Why: to register you, to check who you are, to pay you, and to deduct and report tax.',
    `How long: while we work together and ${inYears(keptYears)} afterwards.`,
  ];
}

export function inYears(years: number): string {
  return years === 1 ? 'one financial year' : `${years} financial years`;
}

/** A fingerprint of the whole text, so that a consent names exactly the text that was read. */
export function noticeVersion(settings: NoticeSettings): string {
  return `${WORDS}-${fingerprint(JSON.stringify(noticeOf(settings)))}`;
}

/** FNV-1a in 32 bits: distinguishes versions; it is no protection against forgery. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
