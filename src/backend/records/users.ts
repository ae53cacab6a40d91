import type { AppError } from '../../domain/appError.ts';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import { isMap, readMap } from '../../domain/records/read.ts';
import type {
  BankDetails,
  EinvoicingDeclaration,
  MsaAcceptance,
  NonGst,
  Query,
  QueryCategory,
  SectionOne,
  SectionSix,
  UserRecord,
  VendorTypeChoice,
} from '../../domain/records/records.ts';
import { submitBankDetails as submitBankDetailsTransition } from '../../domain/transitions/bankDetails.ts';
import { submitDocuments as submitDocumentsTransition } from '../../domain/transitions/documents.ts';
import {
  acceptMsa as acceptMsaTransition,
  submitEinvoicing as submitEinvoicingTransition,
  submitNonApplicability as submitNonApplicabilityTransition,
} from '../../domain/transitions/letters.ts';
import { healOverall as healOverallTransition } from '../../domain/transitions/overall.ts';
import { allow, refuse, type Transition, type UserPatch } from '../../domain/transitions/patch.ts';
import {
  markGstMailSent as markGstMailSentTransition,
  type ProfileFields,
  saveProfile as saveProfileTransition,
} from '../../domain/transitions/profile.ts';
import {
  isOpenAlready,
  OPEN_ALREADY,
  raiseQuery as raiseQueryTransition,
  resolveQuery as resolveQueryTransition,
} from '../../domain/transitions/queries.ts';
import {
  nextSectionOne,
  saveSectionOne as saveSectionOneTransition,
  saveSectionSix as saveSectionSixTransition,
  submitTraineeForm as submitTraineeFormTransition,
} from '../../domain/transitions/traineeForm.ts';
import { notify } from '../notify.ts';
import { commitDocumentsTransition, commitTransition, type StoredUser } from './commit.ts';
import { serverNow } from './serverTime.ts';
import { watchDocument } from './watchDocument.ts';

export function watchUserRecord(
  uid: string,
  onRecord: (record: UserRecord | null) => void,
  onError: (error: AppError) => void,
): () => void {
  return watchDocument('users', uid, (data) => onRecord(data ? parseUserRecord(uid, data) : null), onError);
}

/**
 * With the last form, the person gets a receipt and the review team hears of it. A mail that fails undoes nothing and is
 * not told: the dashboard and the queue say the same.
 */
function tell(uid: string, { set }: UserPatch): void {
  if (set['forms.status'] !== 1) return;
  for (const kind of ['receipt', 'readyforreview'] as const) {
    notify({ kind, person: { uid } }).catch(() => undefined);
  }
}

async function submit(uid: string, transition: (stored: StoredUser) => Transition): Promise<void> {
  tell(uid, await commitTransition(uid, transition));
}

/** This and the other writes of this file throw as commitTransition. */
export async function saveProfile(uid: string, fields: Partial<ProfileFields>): Promise<void> {
  await commitTransition(uid, ({ record }) => saveProfileTransition(record, fields));
}

export async function markGstMailSent(uid: string): Promise<void> {
  await commitTransition(uid, ({ record }) => markGstMailSentTransition(record));
}

export async function submitBankDetails(uid: string, details: BankDetails): Promise<void> {
  const patch = await commitDocumentsTransition(uid, ({ record }, documents) =>
    submitBankDetailsTransition(record, documents, details, serverNow()),
  );
  tell(uid, patch);
}

export async function submitNonApplicability(uid: string, declaration: NonGst): Promise<void> {
  await submit(uid, ({ record }) => submitNonApplicabilityTransition(record, declaration, serverNow()));
}

export async function submitEinvoicing(uid: string, declaration: EinvoicingDeclaration): Promise<void> {
  await submit(uid, ({ record }) => submitEinvoicingTransition(record, declaration, serverNow()));
}

export async function acceptMsa(uid: string, acceptance: MsaAcceptance): Promise<void> {
  await submit(uid, ({ record }) => acceptMsaTransition(record, acceptance, serverNow()));
}

/** In as many writes as its rows take, because the rules check a limited number of new rows at once. */
export async function saveSectionOne(
  uid: string,
  section: SectionOne,
  vendorTypes: VendorTypeChoice[],
): Promise<void> {
  let isComplete = false;
  while (!isComplete) {
    await commitTransition(uid, ({ record, raw }) => {
      const next = nextSectionOne(readMap(raw.vendorDetails).sectionOne, section);
      isComplete = next === section;
      const whole = saveSectionOneTransition(record, section, vendorTypes);
      return whole.allowed ? saveSectionOneTransition(record, next, vendorTypes) : whole;
    });
  }
}

export async function saveSectionSix(uid: string, section: SectionSix): Promise<void> {
  await commitTransition(uid, ({ record }) => saveSectionSixTransition(record, section));
}

export async function submitTraineeForm(uid: string): Promise<void> {
  await submit(uid, ({ record }) => submitTraineeFormTransition(record, serverNow()));
}

export async function submitDocuments(uid: string): Promise<void> {
  const patch = await commitDocumentsTransition(uid, ({ record }, documents) =>
    submitDocumentsTransition(record, documents, serverNow()),
  );
  tell(uid, patch);
}

/** 'refused' also while the same query is open. */
export async function raiseQuery(uid: string, category: QueryCategory, title: string): Promise<void> {
  await commitTransition(uid, ({ record }) =>
    isOpenAlready(record, { category, title, by: 'trainee' })
      ? refuse(OPEN_ALREADY)
      : raiseQueryTransition(record, category, title, serverNow()),
  );
}

/**
 * Looked up in the stored list, which may have items that this version cannot read. With the same reply it can be tried
 * again.
 */
export async function resolveQuery(
  uid: string,
  category: QueryCategory,
  query: Query,
  reply = '',
): Promise<void> {
  await submit(uid, ({ record, raw }) => {
    const stored = storedQueries(raw, category);
    if (stored.some((item) => isSameQuery(item, { ...query, status: 1, reply: reply.trim() }))) {
      return allow({ set: {} });
    }
    const index = stored.findIndex((item) => isSameQuery(item, query));
    return resolveQueryTransition(record, stored, category, index, reply);
  });
}

/** For a tab that was closed before the status was set. */
export async function healOverall(uid: string): Promise<void> {
  await submit(uid, ({ record }) => healOverallTransition(record));
}

function storedQueries(raw: Record<string, unknown>, category: QueryCategory): unknown[] {
  const items = readMap(raw.queries)[category];
  return Array.isArray(items) ? items : [];
}

function isSameQuery(item: unknown, query: Query): boolean {
  if (!isMap(item)) return false;
  const { reply = '' } = item;
  return (
    (['title', 'timestamp', 'status'] as const).every((key) => item[key] === query[key]) &&
    reply === (query.reply ?? '')
  );
}
