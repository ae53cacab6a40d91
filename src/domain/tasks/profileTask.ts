import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../records/records.ts';
import { profileQueries } from '../transitions/openQueries.ts';
import { isProfileEditable } from '../transitions/profile.ts';
import { type Task, taskOfQueries } from './task.ts';
import { openForms } from './timeline.ts';

/** The task names only fields that can still be changed (R5). */
export function profileTask(record: UserRecord): Task {
  const task = { key: 'profile', title: 'My Profile' };
  const asked = taskOfQueries(profileQueries(record), paths.queries);
  if (asked) return { ...task, ...asked };
  const missing = missingInProfile(record);
  if (missing.length > 0) {
    return {
      ...task,
      state: 'todo',
      detail: `Still missing: ${missing.join(', ')}.`,
      action: { label: 'Complete your profile', path: paths.profile },
    };
  }
  // A letter that is submitted keeps the signature of that day.
  const canSign = record.signImage === '' && isProfileEditable(record) && hasOpenLetter(record);
  const hint = ' Add a signature and it will appear on your letters.';
  return { ...task, state: 'done', detail: `Complete.${canSign ? hint : ''}` };
}

export function missingInProfile(record: UserRecord): string[] {
  const { designation, address, phone, pancard, isGSTApplicable, GSTIN } = record;
  const isOpen = isProfileEditable(record);
  const isApproved = record.forms.status >= 4;
  const fields: [label: string, isMissing: boolean][] = [
    ['Designation', !isApproved && isBlank(designation)],
    ['Contact Number', !isApproved && isBlank(phone)],
    ['PAN Number', isOpen && isBlank(pancard)],
    ['Address', !isApproved && isBlank(address)],
    ['GSTIN', isOpen && isGSTApplicable === 'yes' && isBlank(GSTIN)],
  ];
  return fields.filter(([, isMissing]) => isMissing).map(([label]) => label);
}

function hasOpenLetter(record: UserRecord): boolean {
  return openForms(record).some(({ isLetter }) => isLetter);
}

const isBlank = (text: string) => text.trim() === '';
