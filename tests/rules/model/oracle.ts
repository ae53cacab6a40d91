import { FORM_KEYS, FORM_LIST } from '../../../src/domain/forms/registry.ts';
import { defaultForms } from '../../../src/domain/records/defaults.ts';
import {
  MAX_LOG_BYTES,
  MAX_LOGS,
  MAX_LONG_TEXT,
  MAX_OWN_LOGS,
  MAX_OWN_NOTES,
} from '../../../src/domain/records/limits.ts';
import { WAIVABLE } from '../../../src/domain/records/parseRecord.ts';
import {
  type ApprovalAction,
  DOCUMENT_KEYS,
  type FormKey,
  type FormStatuses,
  type LogAction,
  type UserRecord,
} from '../../../src/domain/records/records.ts';
import { REVIEW_PARTS, type ReviewPart } from '../../../src/domain/review/snapshots.ts';
import { decide } from '../../../src/domain/transitions/approval.ts';
import { byteLength, isCalendarDay } from '../../../src/domain/transitions/guards.ts';
import { isSameMailbox, refusalOfReview } from '../../../src/domain/transitions/impartial.ts';
import { hasOpenQuestion } from '../../../src/domain/transitions/openQueries.ts';
import { isOverallDue } from '../../../src/domain/transitions/overall.ts';
import {
  approveForm,
  raiseReviewerQuery,
  sendForApproval,
  unvalidatedForms,
  validateForm,
} from '../../../src/domain/transitions/review.ts';
import { dayOf } from '../world.ts';
import {
  type Attempt,
  changedKeys,
  isMap,
  isNow,
  isSame,
  isWithin,
  listAt,
  mapAt,
  type Raw,
} from './attempt.ts';
import {
  isFormWrite,
  isProfileWrite,
  isTraineeFormWrite,
  parse,
  returnsForm,
  SECTIONS,
  submitsForm,
} from './ownerOracle.ts';
import { CATEGORIES, isItem, movedCategory, resolves } from './queryOracle.ts';

/**
 * The domain's verdict on any write of a users record, derived from its transitions: a write is allowed when
 * it equals one transition, whole or in part, of the kind that its changed keys indicate.
 */
export function isAllowed(attempt: Attempt): boolean {
  const { actor, uid } = attempt;
  const { usertype } = attempt.before;
  if (usertype !== 'trainee' && usertype !== 'vendor') return false;
  return (
    (actor.uid === uid && isOwnersWrite(attempt)) ||
    (actor.approver === true && isImpartial(attempt) && isApproversWrite(attempt)) ||
    (actor.reviewer === true && isImpartial(attempt) && isReviewersWrite(attempt))
  );
}

function isImpartial(attempt: Attempt): boolean {
  const { actor, uid, before } = attempt;
  const { email, fpocno } = parse(attempt, before);
  return actor.uid !== uid && ![email, fpocno].some((each) => isSameMailbox(each, actor.email));
}

function isOwnersWrite(attempt: Attempt): boolean {
  const { before, after } = attempt;
  const keys = changedKeys(before, after);
  if (keys.includes('queries')) return isWithin(keys, ['queries', 'forms']) && isOwnersQuery(attempt);
  if (keys.some((key) => SECTIONS.includes(key)) && !keys.includes('forms')) {
    return isTraineeFormWrite(attempt, keys);
  }
  if (
    !keys.some((key) =>
      [...FORM_LIST.flatMap(({ stored }): string[] => [...stored.user]), 'forms', 'logs'].includes(key),
    )
  ) {
    return isProfileWrite(attempt, keys);
  }
  if (!isOwnLog(attempt)) return false;
  if (isWithin(keys, ['forms', 'logs'])) return FORM_KEYS.some((form) => isStatusMove(attempt, form));
  if (keys.some((key) => SECTIONS.includes(key))) {
    return isTraineeFormWrite(attempt, keys) && isStatusMove(attempt, 'vendorform');
  }
  return FORM_KEYS.some((form) => isFormWrite(attempt, form, keys) && isStatusMove(attempt, form));
}

/** R6: the statuses that a write of this form may change. */
function isStatusMove(attempt: Attempt, form: FormKey): boolean {
  const { before, after } = attempt;
  if (isSame(before.forms, after.forms)) return true;
  if (!isMap(after.forms)) return false;
  const moved = changedKeys(mapAt(before, 'forms'), after.forms);
  if (!isWithin(moved, [form, 'status'])) return false;
  const [was, is] = [parse(attempt, before), parse(attempt, after)];
  if (
    moved.includes('status') &&
    !(
      was.forms.status === 0 &&
      after.forms.status === 1 &&
      isOverallDue({ ...is, forms: { ...is.forms, status: 0 } })
    )
  )
    return false;
  return !moved.includes(form) || submitsForm(attempt, form) || returnsForm(attempt, form);
}

function isOwnersQuery(attempt: Attempt): boolean {
  const category = movedCategory(attempt);
  if (!category) return false;
  const form = CATEGORIES[category];
  if (!(form ? isReturn(attempt, form) : isGeneralMove(attempt))) return false;
  const [old, now] = [
    listAt(mapAt(attempt.before, 'queries'), category),
    mapAt(attempt.after, 'queries')[category],
  ];
  if (!Array.isArray(now)) return false;
  return resolves(attempt, category, old, now) || isItem(attempt, category, old, now, 'person');
}

/** R8: a query about a form changes no status, or returns that form. */
function isReturn(attempt: Attempt, form: FormKey): boolean {
  return isSame(attempt.before.forms, attempt.after.forms) || returnsForm(attempt, form);
}

function isGeneralMove({ before, after, ...attempt }: Attempt): boolean {
  const moved = changedKeys(mapAt(before, 'forms'), mapAt(after, 'forms'));
  return (
    isWithin(moved, ['status']) && FORM_KEYS.some((form) => isStatusMove({ before, after, ...attempt }, form))
  );
}

function isApproversWrite(attempt: Attempt): boolean {
  const { actor, before, after } = attempt;
  const keys = changedKeys(before, after);
  if (!isWithin(keys, ['forms', 'approval', 'vendorRemark', 'logs'])) return false;
  const remark = after.vendorRemark;
  if (keys.includes('vendorRemark') && !(typeof remark === 'string' && remark.length <= MAX_LONG_TEXT))
    return false;
  if (!keys.includes('approval')) return isWithin(keys, ['vendorRemark']);
  const approval = mapAt(after, 'approval');
  if (!areTerms(approval) || approval.by !== actor.uid || !isNow(approval.at)) return false;
  if (!['accept', 'acceptasexception', 'deny'].includes(String(approval.action))) return false;
  if (remark !== undefined && remark !== '') return false;
  const decided = decide(
    parse(attempt, before),
    approval.action as ApprovalAction,
    reviewerOf(actor),
    Number(approval.at),
    typeof approval.until === 'string' ? { until: approval.until } : {},
    attempt.reviewed,
  );
  return (
    decided.allowed &&
    isStaffLog(attempt, decided.patch.log?.did ?? 'accepted', [], approval.at) &&
    isMoved(before, after, ['status', 'approved'], formsAfter(before, decided.patch.set))
  );
}

function areTerms({
  action,
  by,
  at,
  reason = '',
  until,
  despite = [],
  change,
  waived,
  replace,
  ...others
}: Raw): boolean {
  return (
    Object.keys(others).length === 0 &&
    typeof reason === 'string' &&
    reason.length <= MAX_LONG_TEXT &&
    (until === undefined ||
      (action === 'acceptasexception' && isCalendarDay(String(until)) && String(until) >= dayOf(0))) &&
    Array.isArray(despite) &&
    despite.every((each) => ['pending', 'query', 'name', 'changed', 'decided'].includes(each)) &&
    (waived === undefined ||
      (until !== undefined && Array.isArray(waived) && waived.every((each) => WAIVABLE.includes(each)))) &&
    (replace === undefined ||
      (until !== undefined &&
        Array.isArray(replace) &&
        replace.every((each) => DOCUMENT_KEYS.includes(each)))) &&
    (change === undefined ||
      (action === 'deny' && reason.trim() !== '' && Array.isArray(change) && change.every(isNamed)))
  );
}

/** R21 */
function isNamed(key: unknown): boolean {
  return [...REVIEW_PARTS, ...DOCUMENT_KEYS].some((each) => each === key);
}

function reviewerOf({ uid, email }: Attempt['actor']) {
  return { uid, name: '', email };
}

function isReviewersWrite(attempt: Attempt): boolean {
  const { actor, before, after } = attempt;
  const keys = changedKeys(before, after);
  if (!isWithin(keys, ['forms', 'queries', 'logs', 'sent'])) return false;
  const record = parse(attempt, before);
  const reviewer = reviewerOf(actor);
  if (keys.includes('queries')) {
    const category = movedCategory(attempt);
    if (!category) return false;
    const [old, now] = [listAt(mapAt(before, 'queries'), category), mapAt(after, 'queries')[category]];
    if (!Array.isArray(now) || !isItem(attempt, category, old, now, 'reviewer')) return false;
    const asked = raiseReviewerQuery(record, category, 'A query', undefined, reviewer, 0);
    const form = CATEGORIES[category];
    return (
      asked.allowed &&
      (!form || record.forms[form] === -1 || isSeenNow(attempt, form)) &&
      isStaffLog(attempt, 'asked', [form ?? 'profile']) &&
      isMoved(before, after, [...(form ? [form] : []), 'status'], formsAfter(before, asked.patch.set))
    );
  }
  const { sent } = after;
  if (keys.includes('sent')) {
    const isSigned =
      isMap(sent) &&
      isSame(sent, { by: actor.uid, at: sent.at }) &&
      isNow(sent.at) &&
      !keys.includes('queries');
    const move = sendForApproval(record, { points: 0, duplicates: [], linkKey: '' }, reviewer, 0);
    return (
      isSigned &&
      attempt.findings?.at === sent.at &&
      isStaffLog(attempt, 'sent', [], sent.at) &&
      move.allowed &&
      isSame(after.forms, formsAfter(before, move.patch.set))
    );
  }
  const moves = FORM_KEYS.filter((key) => isSeenNow(attempt, key)).map((key) =>
    approveForm(record, key, reviewer, 0),
  );
  const moved = changedKeys(mapAt(before, 'forms'), mapAt(after, 'forms')).filter((key) => key !== 'status');
  return (
    (isStaffLog(attempt, 'approved', moved) &&
      moves.some((move) => move.allowed && isSame(after.forms, formsAfter(before, move.patch.set)))) ||
    (isStaffLog(attempt, 'validated', moved) && isValidation(attempt, record))
  );
}

/** R10: each changed form is validated, and the overall status when none remains. */
function isValidation(attempt: Attempt, record: UserRecord): boolean {
  const { actor, before, after } = attempt;
  const reviewer = reviewerOf(actor);
  const now = mapAt(after, 'forms');
  const moved = changedKeys(mapAt(before, 'forms'), now);
  const forms = moved.filter((key) => key !== 'status');
  const areValidated = forms.every(
    (key) =>
      now[key] === 2 &&
      isWithin([key], FORM_KEYS) &&
      isSeenNow(attempt, key as FormKey) &&
      validateForm(record, key as FormKey, reviewer, 0).allowed,
  );
  if (!moved.includes('status')) return areValidated && forms.length > 0;
  return (
    areValidated &&
    refusalOfReview(record, reviewer) === undefined &&
    record.forms.status === 1 &&
    now.status === 2 &&
    unvalidatedForms(parse(attempt, after)).length === 0 &&
    !hasOpenQuestion(parse(attempt, after)) &&
    (forms.length === 0 || listAt(mapAt(before, 'queries'), 'general').length === 0) &&
    isSeenNow(attempt, 'profile')
  );
}

/** R10: the record gets the reviewer's snapshot in the same write. */
function isSeenNow({ actor, kept }: Attempt, part: ReviewPart): boolean {
  return kept?.[part]?.by === actor.uid;
}

/** Only these statuses change, to these values; a missing one counts as 0. */
function isMoved(before: Raw, after: Raw, keys: string[], forms: Partial<FormStatuses>): boolean {
  const now = mapAt(after, 'forms');
  return (
    isWithin(changedKeys(mapAt(before, 'forms'), now), keys) &&
    isSame({ ...defaultForms(), ...now }, { ...defaultForms(), ...forms })
  );
}

function formsAfter(before: Raw, set: Raw): Partial<FormStatuses> {
  const moves = Object.entries(set).filter(([path]) => path.startsWith('forms.'));
  return {
    ...mapAt(before, 'forms'),
    ...Object.fromEntries(moves.map(([path, to]) => [path.slice('forms.'.length), to])),
  };
}

/** R7. */
function newLog({ before, after }: Attempt, most: number): Raw | undefined {
  const old = listAt(before, 'logs');
  const logs = after.logs;
  if (!Array.isArray(logs) || logs.length !== old.length + 1 || logs.length > most) return undefined;
  const entry: unknown = logs.at(-1);
  if (!isSame(logs.slice(0, -1), old) || !isMap(entry)) return undefined;
  const { title, timestamp } = entry;
  if (
    typeof title !== 'string' ||
    title.trim() === '' ||
    byteLength(title) > MAX_LOG_BYTES ||
    !isNow(timestamp)
  )
    return undefined;
  return isWithin(Object.keys(entry), ['title', 'timestamp', 'by', 'did', 'about']) ? entry : undefined;
}

function isOwnLog(attempt: Attempt): boolean {
  if (isSame(attempt.before.logs, attempt.after.logs)) return true;
  const entry = newLog(attempt, MAX_OWN_LOGS);
  if (!entry) return false;
  const { name } = parse(attempt, attempt.after);
  const start = name && `${name} `;
  return !('by' in entry) && String(entry.title).startsWith(start) && isOwnAct(attempt, entry);
}

/** R7: an entry with `did` says what the same write does. */
function isOwnAct({ before, after }: Attempt, { did, about }: Raw): boolean {
  const moved = changedKeys(mapAt(before, 'forms'), mapAt(after, 'forms')).filter((key) => key !== 'status');
  if (moved.length > 0) return did === 'submitted' && moved.some((key) => key === about);
  const isNote = listAt(after, 'logs').length <= MAX_OWN_NOTES;
  return isNote && (did === undefined ? about === undefined : did === 'submitted' && about === 'documents');
}

/** R7: an entry says what the same write does, about a part of it or about none. Only a full log takes none. */
function isStaffLog(attempt: Attempt, did: LogAction, parts: readonly string[], at?: unknown): boolean {
  const { before, after } = attempt;
  if (isSame(before.logs, after.logs)) return listAt(before, 'logs').length >= MAX_LOGS;
  const entry = newLog(attempt, MAX_LOGS);
  return (
    entry?.by === attempt.actor.uid &&
    entry.did === did &&
    (at === undefined || entry.timestamp === at) &&
    (!('about' in entry) || parts.some((part) => part === entry.about))
  );
}
