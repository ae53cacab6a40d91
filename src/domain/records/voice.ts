import { kindOf } from './kinds.ts';
import type { UserRecord } from './records.ts';

/** The pronouns of a letter: "I" for a person, "we" for a company, firm or other body. */
export interface Voice {
  I: string;
  i: string;
  am: string;
  me: string;
  my: string;
}

export function voiceOf(record: UserRecord): Voice {
  return kindOf(record).isPerson
    ? { I: 'I', i: 'I', am: 'am', me: 'me', my: 'my' }
    : { I: 'We', i: 'we', am: 'are', me: 'us', my: 'our' };
}
