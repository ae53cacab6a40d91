import { createContext } from 'react';
import type { DocumentsRecord, UserRecord } from '../domain/records/records.ts';
import type { LiveRecord } from './liveRecord.ts';

export interface Records {
  uid: string;
  user: LiveRecord<UserRecord | null>;
  documents: LiveRecord<DocumentsRecord>;
}

export const RecordsContext = createContext<Records | null>(null);
