import { paths } from '../../config/paths.ts';
import type { UserRecord } from '../records/records.ts';
import { isProfileEditable } from '../transitions/profile.ts';
import { askedBack } from './returned.ts';
import type { Task } from './task.ts';

/** Asks only for what can still be changed (R5). */
export function profileTask(record: UserRecord): Task {
  const task = { key: 'profile', title: 'My Profile' };
  const fromReviewer = record.queries.general.filter(({ by }) => by === 'reviewer');
  const asked = askedBack(fromReviewer, paths.queries);
  if (asked) return { ...task, ...asked };
  const missing = missingIn(record);
  if (missing.length > 0) {
    return {
      ...task,
      state: 'todo',
      detail: `Still missing: ${missing.join(', ')}.`,
      action: { label: 'Complete your profile', path: paths.profile },
    };
  }
  const canSign = record.signImage === '' && isProfileEditable(record);
  const hint = ' Add a signature and it will appear on your letters.';
  return { ...task, state: 'done', detail: `Complete.${canSign ? hint : ''}` };
}

function missingIn(record: UserRecord): string[] {
  const { designation, address, phone, pancard, isGSTApplicable, GSTIN } = record;
  const isOpen = isProfileEditable(record);
  const fields: [label: string, isMissing: boolean][] = [
    ['Designation', designation === ''],
    ['Contact Number', phone === ''],
    ['PAN Number', isOpen && pancard === ''],
    ['Address', address === ''],
    ['GSTIN', isOpen && isGSTApplicable === 'yes' && GSTIN === ''],
  ];
  return fields.filter(([, isMissing]) => isMissing).map(([label]) => label);
}
