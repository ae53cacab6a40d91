import { type Raw, readOneOf, readText, readTime } from '../records/read.ts';
import { NOTICE_LANGUAGE, type NoticeSettings } from './notice.ts';

const CONSENT_KINDS = ['shown', 'agreed'] as const;

/** `consents/{uid}/events/{version}`: the notice was shown, or the person agreed to it. */
export interface Consent {
  version: string;
  kind: (typeof CONSENT_KINDS)[number];
  language: string;
  /** The server's time. */
  at: number;
}

/** What a registration stores; the database adds the time. */
export function newConsent({ consent }: Pick<NoticeSettings, 'consent'>): Pick<Consent, 'kind' | 'language'> {
  return { kind: consent === 'ask' ? 'agreed' : 'shown', language: NOTICE_LANGUAGE };
}

export function parseConsent(version: string, raw: Raw, at: number | undefined): Consent {
  return {
    version,
    kind: readOneOf(raw.kind, CONSENT_KINDS, 'shown'),
    language: readText(raw.language, NOTICE_LANGUAGE),
    at: readTime(at) ?? 0,
  };
}
