import { getEnv } from '../../config/env.ts';
import type { AppError } from '../../domain/appError.ts';
import type { FormKey, QueryCategory } from '../../domain/records/records.ts';
import type { Found } from '../../domain/review/findings.ts';
import { parseReviewedRecord, type ReviewedRecord } from '../../domain/review/snapshots.ts';
import { refuse } from '../../domain/transitions/patch.ts';
import * as queries from '../../domain/transitions/queries.ts';
import * as review from '../../domain/transitions/review.ts';
import { postMail } from '../mail/mail.ts';
import { commitTransition } from './commit.ts';
import { serverNow } from './serverTime.ts';
import { watchDocument } from './watchDocument.ts';

/** R10. This and the other writes of this file throw as commitTransition. */
export async function validateForm(uid: string, form: FormKey, reviewer: review.Reviewer): Promise<void> {
  await commitTransition(uid, ({ record }) => review.validateForm(record, form, reviewer, serverNow()));
}

export async function approveForm(uid: string, form: FormKey, reviewer: review.Reviewer): Promise<void> {
  await commitTransition(uid, ({ record }) => review.approveForm(record, form, reviewer, serverNow()));
}

/** Two writes where the forms and the overall status need one each. */
export async function validateAll(uid: string, reviewer: review.Reviewer): Promise<void> {
  let isLeft = true;
  while (isLeft) {
    await commitTransition(uid, ({ record }) => {
      isLeft = review.leavesOverall(record);
      return review.validateAll(record, reviewer, serverNow());
    });
  }
}

/** @param found stored for the approver */
export async function sendForApproval(uid: string, found: Found, reviewer: review.Reviewer): Promise<void> {
  const kept = { ...found, linkKey: crypto.randomUUID() };
  await commitTransition(uid, ({ record }) => review.sendForApproval(record, kept, reviewer, serverNow()));
}

/** R10. @throws AppError as commitTransition; 'refused' also while the same query is open */
export async function raiseReviewerQuery(
  uid: string,
  { category, title, field }: { category: QueryCategory; title: string; field?: string | undefined },
  reviewer: review.Reviewer,
): Promise<void> {
  await commitTransition(uid, ({ record }) =>
    queries.isOpenAlready(record, { category, title, by: 'reviewer' })
      ? refuse(queries.OPEN_ALREADY)
      : review.raiseReviewerQuery(record, category, title, field, reviewer, serverNow()),
  );
}

/** @returns the mail service's messageID @throws AppError as postMail */
export function sendApprovalMail(uid: string): Promise<string> {
  return postMail({
    baseUrl: getEnv().automailerBaseUrl,
    path: '/api/mail/approvalmail',
    payload: { uid },
  });
}

export function watchReviewed(
  uid: string,
  onReviewed: (reviewed: ReviewedRecord) => void,
  onError: (error: AppError) => void,
): () => void {
  return watchDocument('reviewed', uid, (data) => onReviewed(parseReviewedRecord(data)), onError);
}
