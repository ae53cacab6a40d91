import { parseReminders, type Reminders } from '../../src/domain/reminders/reminders.ts';
import type { Postman } from '../delivery.ts';
import type { MailContent } from '../layout.ts';
import type { Settings } from '../settings.ts';
import type { Database, Stored } from './database.ts';
import type { Digest } from './digests.ts';

export interface JobParts {
  settings: Pick<Settings, 'portalOrigins' | 'teams' | 'from'>;
  database: Database;
  deliver: Postman['deliver'];
  log: (entry: ReminderEntry) => void;
  now: number;
}

/** One line for each mail, without personal data. */
export interface ReminderEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: 'reminder';
  kind: Kind;
  /** `taken` when another run was first, `refused` when the address accepts no mail. */
  outcome: 'sent' | 'taken' | 'refused' | 'failed';
  attempts?: number;
  reason?: string;
}

type Kind = 'person' | 'invitation' | `${Digest} digest` | 'due' | 'exception' | 'due digest';

/** A mail that is due. */
export interface DueMail {
  kind: Kind;
  /** The id of the record in `reminders` that marks the mail as sent. */
  id: string;
  /** The number of the mail in its series, or its stage. */
  count: number;
  /** Identifies the series: the time of the last change of the forms, the day of a digest, or a last day. */
  since: number;
  to: string;
  cc?: readonly string[];
  content: MailContent;
  stored: Stored | undefined;
}

export function readReminders(database: Database, ids: readonly string[]): Promise<Map<string, Stored>> {
  return database.getAll('reminders', ids, ['sent', 'asked']);
}

export function remindersOf(stored: Stored | undefined): Reminders {
  return parseReminders(stored?.fields ?? {});
}
