import { serverNow } from '../../backend/records/serverTime.ts';
import {
  isRenewable,
  letterOf,
  renewalDay,
  renewalYear,
  type YearlyLetter,
  yearOfLetter,
} from '../../domain/due/letterYears.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { today } from '../../records/useNow.ts';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';

/** R21: the financial year for which the letter can be signed again now; undefined while it cannot. */
export function openYear(record: UserRecord, form: YearlyLetter): string | undefined {
  const now = serverNow();
  return isRenewable(record, form, now) ? renewalYear(now) : undefined;
}

interface RenewalNoteProps {
  record: UserRecord;
  form: YearlyLetter;
  year: string;
}

/** Replaces the note that a validated form is locked. */
export function RenewalNote({ record, form, year }: RenewalNoteProps) {
  const signed = yearOfLetter(letterOf(record, form));
  const day = renewalDay(year);
  const sentences = [
    `Your last letter is for ${signed}.`,
    'Please check what it says, change what is no longer true, and submit it.',
    `It ${today() > day ? 'was' : 'is'} due by ${formatDate(day)}.`,
    'You stay approved; a reviewer checks the new letter.',
  ];
  return (
    <ShortNotice kind="info" title={`Sign it again for the financial year ${year}`}>
      {sentences.join(' ')}
    </ShortNotice>
  );
}
