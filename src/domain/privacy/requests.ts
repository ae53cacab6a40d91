import { MAX_TEXT } from '../records/limits.ts';
import type { NoticeSettings } from './notice.ts';

/** What a person may ask for about the own data; each becomes a `general` query. */
export const DATA_REQUESTS = {
  correct: { label: 'Correct my data', needsDetails: true, hint: 'What is wrong, and what is right?' },
  erase: {
    label: 'Erase my data',
    needsDetails: false,
    hint: 'What a law tells us to keep is kept; we answer with the date.',
  },
  withdraw: {
    label: 'Withdraw my consent',
    needsDetails: false,
    hint: 'What was done before stays lawful. We tell you what ends with it.',
  },
  object: {
    label: 'Object to the use of my data',
    needsDetails: false,
    hint: 'Which use, if not all of it?',
  },
  name: {
    label: 'Name somebody to act for me',
    needsDetails: true,
    hint: 'Name, e-mail address and phone number of the person who may act for you if you cannot.',
  },
} as const;

export type DataRequest = keyof typeof DATA_REQUESTS;

/** Consent can be withdrawn only where it was asked for. */
export function dataRequestsOf({ consent }: Pick<NoticeSettings, 'consent'>): DataRequest[] {
  const left = consent === 'ask' ? 'object' : 'withdraw';
  return (Object.keys(DATA_REQUESTS) as DataRequest[]).filter((key) => key !== left);
}

/** The text of the query. */
export function requestTitle(request: DataRequest, details: string): string {
  const { label } = DATA_REQUESTS[request];
  return details.trim() ? `${label}: ${details.trim()}` : label;
}

/** R8, R15: the characters that are left for the details. */
export const MAX_DETAILS = MAX_TEXT - 40;
