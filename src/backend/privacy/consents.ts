import { collection, doc, type Firestore, getDocFromServer, serverTimestamp } from 'firebase/firestore';
import { groupName, privacy } from '../../config/portal.ts';
import { AppError, toAppError } from '../../domain/appError.ts';
import { type Consent, newConsent, parseConsent } from '../../domain/privacy/consents.ts';
import { noticeVersion } from '../../domain/privacy/notice.ts';
import { docsOf, getDatabase, timeOf } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';

/** A document that is written together with the users record. */
export interface ExtraRecord {
  path: string;
  data: object;
}

const NOTICE_CHANGED =
  'The notice about your data has changed since you opened this page, so no account was created. Please open this page in another tab, read the notice and register there; what you typed stays here for you to copy.';

/**
 * R22: the event of the notice that this page showed. Empty when the notice has changed
 * since the page was opened and needs no agreement. @throws AppError 'notice/changed' when it has to be agreed to
 */
export async function consentToStore(database: Firestore, uid: string): Promise<ExtraRecord[]> {
  const path = `consents/${uid}/events/${noticeVersion({ groupName, ...privacy })}`;
  try {
    // The rules deny this read to a page with an earlier notice.
    await getDocFromServer(doc(database, path));
  } catch (thrown) {
    if (toAppError(thrown).code !== 'firestore/permission-denied') throw thrown;
    if (privacy.consent === 'notice') return [];
    throw new AppError('notice/changed', NOTICE_CHANGED);
  }
  return [{ path, data: { ...newConsent(privacy), at: serverTimestamp() } }];
}

/** @throws AppError */
export function readConsents(uid: string): Promise<Consent[]> {
  return orAppError(async () => {
    const docs = await docsOf(collection(getDatabase(), 'consents', uid, 'events'));
    return docs
      .map((each) => parseConsent(each.id, each.data(), timeOf(each.data().at)))
      .sort((one, other) => other.at - one.at);
  });
}
