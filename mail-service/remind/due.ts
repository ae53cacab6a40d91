import { dueClass, renewalStage } from '../../src/domain/due/dueClass.ts';
import { CERTIFICATE_DAYS } from '../../src/domain/due/dueLines.ts';
import { DUE_FIELDS, type DueRecord } from '../../src/domain/due/dueRecord.ts';
import { dueRenewals } from '../../src/domain/due/dueTasks.ts';
import { hasRunOut, openTitles } from '../../src/domain/due/exceptions.ts';
import { dueExpiries, EXPIRY_DAYS, expiryStage } from '../../src/domain/due/expiries.ts';
import { renewalDay, renewalYear } from '../../src/domain/due/letterYears.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../src/domain/records/parseRecord.ts';
import { readMap, readText } from '../../src/domain/records/read.ts';
import { DATED_DOCUMENTS, DOCUMENT_KEYS } from '../../src/domain/records/records.ts';
import { parseTaxDetails } from '../../src/domain/records/taxes.ts';
import { dueMarkId, type Reminders } from '../../src/domain/reminders/reminders.ts';
import { addDays, startOfDayInIndia, todayInIndia } from '../../src/domain/time/dates.ts';
import { isEmailAddress } from '../../src/domain/validators/emailAddress.ts';
import { dueItemsOf, exceptionStage, renewalItems } from '../dueItems.ts';
import type { Stored } from './database.ts';
import { type DueMail, type JobParts, readReminders, remindersOf } from './dueMail.ts';
import { dueChecksMail, dueDigestMail, dueMail, exceptionOverMail, expiryMail } from './dueTexts.ts';

type Parts = Omit<JobParts, 'deliver' | 'log'>;

const UNTIL_FIELDS = DATED_DOCUMENTS.map((key) => `${key}Until`);
const DOCUMENT_FIELDS = [...DOCUMENT_KEYS, ...UNTIL_FIELDS];

/** Whether this stage has no mail yet. `since` identifies the last day or the year, so that a new one starts again. */
function isNext({ sent }: Reminders, since: number, stage: number): boolean {
  return stage > 0 && (sent?.since !== since || sent.count < stage);
}

/** Before the last day of an exception the person gets a mail, after it staff and introducer (R21). */
export async function dueExceptions({ database, settings, now }: Parts): Promise<DueMail[]> {
  const [portal] = settings.portalOrigins;
  const found = await readUsers(database, [['forms.status', '==', 5]]);
  const idOf = ({ uid }: DueRecord) => dueMarkId('exception', uid);
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
      const content = exceptionOverMail(record, openTitles(record, documents), portal);
      const cc = [...settings.teams.otherApprovers, settings.teams.review, record.fpocno].filter(
        isEmailAddress,
      );
      return [{ kind: 'exception', ...mark, count: stage, to: settings.teams.approver, cc, content }];
    }
    const items = dueItemsOf(record, documents, now);
    if (items.length === 0) return [];
    return [
      { kind: 'due', ...mark, count: stage, to: record.email, content: dueMail(record, items, portal) },
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
  const idOf = ({ uid }: DueRecord) => dueMarkId('letters', uid);
  const stored = await readReminders(database, ['digest-due', ...people.map(idOf)]);
  const mark = (id: string) => ({ id, since, count: stage, stored: stored.get(id) });
  const mails = people.map((record): DueMail => {
    const content = dueMail(record, renewalItems(record, now), portal);
    return { kind: 'due', ...mark(idOf(record)), to: record.email, content };
  });
  const digest: DueMail = {
    kind: 'due digest',
    ...mark('digest-due'),
    to: settings.teams.review,
    content: dueDigestMail(people, renewalDay(year), portal),
  };
  return [...mails, ...(people.length > 0 ? [digest] : [])].filter((mail) =>
    isNext(remindersOf(mail.stored), since, stage),
  );
}

const AS_CHANGE = '“Change something” on the dashboard takes a new one.';

/** From 30 days before the end of a document the person gets mails; after it with a copy to the review team (R11). */
export async function dueDocuments({ database, settings, now }: Parts): Promise<DueMail[]> {
  const [portal] = settings.portalOrigins;
  const last = addDays(todayInIndia(new Date(now)), EXPIRY_DAYS);
  const found = await Promise.all(
    UNTIL_FIELDS.map((field) =>
      database.list({
        collection: 'documents',
        fields: DOCUMENT_FIELDS,
        where: [
          [field, '>', ''],
          [field, '<=', last],
        ],
        orderBy: field,
      }),
    ),
  );
  const files = new Map(found.flat().map(({ id, fields }) => [id, parseDocumentsRecord(fields)]));
  const users = await database.getAll('users', [...files.keys()], DUE_FIELDS);
  const due = [...files].flatMap(([uid, documents]) => {
    const user = users.get(uid);
    if (!user) return [];
    const record = parseUserRecord(uid, user.fields);
    return dueExpiries(record, documents, now).map((expiry) => ({
      record,
      expiry,
      id: dueMarkId(expiry.key, uid),
    }));
  });
  const stored = await readReminders(
    database,
    due.map(({ id }) => id),
  );
  return due.flatMap(({ record, expiry: { key: _, ...expiry }, id }): DueMail[] => {
    const mark = { id, since: startOfDayInIndia(expiry.until), stored: stored.get(id) };
    const stage = expiryStage(expiry.until, now);
    if (!isNext(remindersOf(mark.stored), mark.since, stage)) return [];
    const content = expiryMail(record, { ...expiry, way: AS_CHANGE }, stage === 3, portal);
    const cc = stage === 3 ? { cc: [settings.teams.review] } : {};
    return [{ kind: 'due', ...mark, count: stage, to: record.email, ...cc, content }];
  });
}

/** After the last day of an exception an approver has to decide before anything changes (R20). */
function takesChanges(record: DueRecord, now: number): boolean {
  return record.forms.status >= 4 && !hasRunOut(record, now);
}

/** Mails to the vendor and the review team about certificates for lower deduction that end. */
export async function dueCertificates({ database, settings, now }: Parts): Promise<DueMail[]> {
  const [portal] = settings.portalOrigins;
  const today = todayInIndia(new Date(now));
  const found = await database.list({
    collection: 'taxes',
    fields: ['lowerDeduction'],
    where: [
      ['lowerDeduction.until', '>=', addDays(today, -CERTIFICATE_DAYS)],
      ['lowerDeduction.until', '<=', addDays(today, CERTIFICATE_DAYS)],
    ],
    orderBy: 'lowerDeduction.until',
  });
  const idOf = (uid: string) => dueMarkId('certificate', uid);
  const ids = found.map(({ id }) => id);
  const [users, stored] = await Promise.all([
    database.getAll('users', ids, DUE_FIELDS),
    readReminders(database, ids.map(idOf)),
  ]);
  return found.flatMap(({ id, fields }): DueMail[] => {
    const user = users.get(id);
    const record = user && parseUserRecord(id, user.fields);
    const until = readText(readMap(fields.lowerDeduction).until);
    const stage = expiryStage(until, now);
    const mark = { id: idOf(id), since: startOfDayInIndia(until), stored: stored.get(idOf(id)) };
    if (!record || !takesChanges(record, now) || !isNext(remindersOf(mark.stored), mark.since, stage))
      return [];
    const expiry = { title: 'Certificate for lower deduction', until, way: AS_CHANGE };
    const content = expiryMail(record, expiry, stage === 3, portal);
    return [{ kind: 'due', ...mark, count: stage, to: record.email, cc: [settings.teams.review], content }];
  });
}

/** From 15 March until the end of May: the class of an enterprise in the year that begins. */
export async function dueClasses({ database, settings, now }: Parts): Promise<DueMail[]> {
  const stage = renewalStage(now);
  if (stage === 0) return [];
  const [portal] = settings.portalOrigins;
  const year = renewalYear(now);
  const found = await database.list({
    collection: 'taxes',
    fields: ['class', 'year'],
    where: [
      ['year', '>', ''],
      ['year', '<', year],
    ],
    orderBy: 'year',
  });
  const items = new Map(
    found.flatMap(({ id, fields }) => {
      const taxes = parseTaxDetails(fields);
      const due = taxes && dueClass(taxes, now);
      return due ? [[id, due]] : [];
    }),
  );
  const ids = [...items.keys()];
  const idOf = (uid: string) => dueMarkId('class', uid);
  const [users, stored] = await Promise.all([
    database.getAll('users', ids, DUE_FIELDS),
    readReminders(database, ids.map(idOf)),
  ]);
  const since = startOfDayInIndia(`${year.slice(0, 4)}-04-01`);
  return [...items].flatMap(([id, item]): DueMail[] => {
    const user = users.get(id);
    const record = user && parseUserRecord(id, user.fields);
    const mark = { id: idOf(id), since, count: stage, stored: stored.get(idOf(id)) };
    if (!record || !takesChanges(record, now) || !isNext(remindersOf(mark.stored), since, stage)) return [];
    return [{ kind: 'due', ...mark, to: record.email, content: dueMail(record, [item], portal) }];
  });
}

/** One mail to the review team on each day on which a check by hand is due again. */
export async function dueChecks({ database, settings, now }: Parts): Promise<DueMail[]> {
  const [portal] = settings.portalOrigins;
  const found = await database.list({
    collection: 'checks',
    fields: ['due'],
    where: [['due', '<=', todayInIndia(new Date(now))]],
    orderBy: 'due',
  });
  const days = found.map(({ fields }) => readText(fields.due));
  const since = startOfDayInIndia(days.at(-1) ?? '');
  const id = 'digest-checks';
  const stored = (await readReminders(database, [id])).get(id);
  if (since === 0 || since <= (remindersOf(stored).sent?.since ?? 0)) return [];
  const content = dueChecksMail(days.length, portal);
  return [{ kind: 'due digest', id, count: 1, since, to: settings.teams.review, content, stored }];
}

async function readUsers(
  database: Parts['database'],
  where: Parameters<Parts['database']['list']>[0]['where'],
): Promise<DueRecord[]> {
  const found = await database.list({ collection: 'users', fields: DUE_FIELDS, where });
  return found.map(({ id, fields }) => parseUserRecord(id, fields));
}

function documentsOf(stored: Stored | undefined) {
  return parseDocumentsRecord(stored?.fields);
}
