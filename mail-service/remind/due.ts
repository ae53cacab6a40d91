import { dueItemsOf, exceptionStage, renewalItems, renewalStage } from '../../src/domain/due/dueList.ts';
import { dueRenewals } from '../../src/domain/due/dueTasks.ts';
import { openTitles } from '../../src/domain/due/exceptions.ts';
import { renewalDay, renewalYear } from '../../src/domain/due/letterYears.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../src/domain/records/parseRecord.ts';
import type { UserRecord } from '../../src/domain/records/records.ts';
import type { Reminders } from '../../src/domain/reminders/reminders.ts';
import { startOfDayInIndia } from '../../src/domain/time/dates.ts';
import { isAddress } from '../settings.ts';
import type { Stored } from './database.ts';
import { dueDigestLetter, dueLetter, exceptionOverLetter } from './dueLetters.ts';
import { type DueMail, type JobParts, readReminders, remindersOf } from './dueMail.ts';

type Parts = Omit<JobParts, 'deliver' | 'log'>;

const USER_FIELDS = [
  ...'name email usertype fpoc fpocno isGSTApplicable isEinvoicingApplicable vendortype nationality'.split(
    ' ',
  ),
  ...'forms queries approval nongst einvoicing vendorDetails.sectionOne.vendorStatus'.split(' '),
];
const DOCUMENT_FIELDS = ['CompanyCertificate', 'GSTCertificate', 'PANTANCard'];

/** One mail for each stage. `since` tells a new last day, or a new year, from the one before. */
function isNext({ sent }: Reminders, since: number, stage: number): boolean {
  return stage > 0 && (sent?.since !== since || sent.count < stage);
}

/** Before the last day of an exception the person gets a mail, after it staff and introducer (R21). */
export async function dueExceptions({ database, settings, now }: Parts): Promise<DueMail[]> {
  const [portal] = settings.portalOrigins;
  const found = await readUsers(database, [['forms.status', '==', 5]]);
  const idOf = ({ uid }: UserRecord) => `exception-${uid}`;
  const stored = await readReminders(database, found.map(idOf));
  const due = found
    .map((record) => {
      const since = startOfDayInIndia(record.approval?.until ?? '');
      const last = stored.get(idOf(record));
      return { record, stage: exceptionStage(record, now), mark: { id: idOf(record), since, stored: last } };
    })
    .filter(({ stage, mark }) => isNext(remindersOf(mark.stored), mark.since, stage));
  const files = await database.getAll(
    'documents',
    due.map(({ record }) => record.uid),
    DOCUMENT_FIELDS,
  );
  return due.flatMap(({ record, stage, mark }): DueMail[] => {
    const documents = documentsOf(files.get(record.uid));
    if (stage === 2) {
      const letter = exceptionOverLetter(record, openTitles(record, documents), portal);
      const cc = [...settings.teams.otherApprovers, settings.teams.review, record.fpocno].filter(isAddress);
      return [{ kind: 'exception', ...mark, count: stage, to: settings.teams.approver, cc, letter }];
    }
    const items = dueItemsOf(record, documents, now);
    if (items.length === 0) return [];
    return [
      { kind: 'due', ...mark, count: stage, to: record.email, letter: dueLetter(record, items, portal) },
    ];
  });
}

/** From 15 March until the end of May: the letters of the year that begins (R21). */
export async function dueLetters({ database, settings, now }: Parts): Promise<DueMail[]> {
  const stage = renewalStage(now);
  if (stage === 0) return [];
  const [portal] = settings.portalOrigins;
  const year = renewalYear(now);
  const since = startOfDayInIndia(`${year.slice(0, 4)}-04-01`);
  const approved = await readUsers(database, [['forms.approved', '==', true]]);
  const people = approved.filter((record) => dueRenewals(record, now).length > 0);
  const idOf = ({ uid }: UserRecord) => `letters-${uid}`;
  const stored = await readReminders(database, ['digest-due', ...people.map(idOf)]);
  const mark = (id: string) => ({ id, since, count: stage, stored: stored.get(id) });
  const mails = people.map((record): DueMail => {
    const letter = dueLetter(record, renewalItems(record, now), portal);
    return { kind: 'due', ...mark(idOf(record)), to: record.email, letter };
  });
  const digest: DueMail = {
    kind: 'due digest',
    ...mark('digest-due'),
    to: settings.teams.review,
    letter: dueDigestLetter(people, renewalDay(year), portal),
  };
  return [...mails, ...(people.length > 0 ? [digest] : [])].filter((mail) =>
    isNext(remindersOf(mail.stored), since, stage),
  );
}

async function readUsers(
  database: Parts['database'],
  where: Parameters<Parts['database']['list']>[0]['where'],
): Promise<UserRecord[]> {
  const found = await database.list({ collection: 'users', fields: USER_FIELDS, where });
  return found.map(({ id, fields }) => parseUserRecord(id, fields));
}

function documentsOf(stored: Stored | undefined) {
  return parseDocumentsRecord(stored?.fields);
}
