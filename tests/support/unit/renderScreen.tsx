import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { emptyDocuments } from '../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, UserRecord } from '../../../src/domain/records/records.ts';
import { LiveRecord } from '../../../src/records/liveRecord.ts';
import { RecordsContext } from '../../../src/records/RecordsProvider.tsx';
import { SessionContext, type SessionState } from '../../../src/session/useSession.ts';
import { makeParsedUser, type StoredUserOverrides, TRAINEE_UID } from '../factories.ts';
import { makeSignedInUser } from './session.ts';

export interface ScreenOptions {
  /** Overrides of a trainee with a filled profile and every form pending; null: there is no record. */
  record?: StoredUserOverrides | null;
  documents?: Partial<DocumentsRecord>;
  /** Overrides of a signed-in trainee with a verified address. */
  user?: Partial<Extract<SessionState, { status: 'signedIn' }>['user']>;
  /** The initial address of the screen. */
  path?: string;
  /** The pattern of the addresses that have the screen; without it, every address has it. */
  route?: string;
}

export interface RenderedScreen {
  /** Changes the users record like the database. */
  publish: (record: StoredUserOverrides | null) => void;
  publishDocuments: (documents: Partial<DocumentsRecord>) => void;
  /** The current address of the screen, with query and hash. */
  address: () => string;
}

function live<T>(first: T): { record: LiveRecord<T>; publish: (value: T) => void } {
  let send: (value: T) => void = () => {};
  const record = new LiveRecord<T>((onValue) => {
    send = onValue;
    onValue(first);
    return () => {};
  });
  return { record, publish: (value) => act(() => send(value)) };
}

const parsed = (record: StoredUserOverrides | null) => (record === null ? null : makeParsedUser(record));

/** Renders a screen for a signed-in person with these records, like the portal; the test mocks its writes. */
export function renderScreen(
  screen: ReactNode,
  { record = {}, documents = {}, user = {}, path = '/', route }: ScreenOptions = {},
): RenderedScreen {
  const users = live<UserRecord | null>(parsed(record));
  const files = live<DocumentsRecord>({ ...emptyDocuments(), ...documents });
  const { email = '', name = '' } = parsed(record) ?? {};
  const state = {
    status: 'signedIn' as const,
    user: makeSignedInUser({ uid: TRAINEE_UID, email, displayName: name, ...user }),
  };
  const refuse = () => Promise.reject(new Error('The test signs nobody in or out.'));
  let address = path;
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = `${pathname}${search}${hash}`;
    return null;
  }
  const shown = route ? (
    <Routes>
      <Route path={route} element={screen} />
    </Routes>
  ) : (
    screen
  );
  render(
    <SessionContext value={{ state, logIn: refuse, logOut: refuse, refresh: () => Promise.resolve() }}>
      <RecordsContext value={{ uid: TRAINEE_UID, user: users.record, documents: files.record }}>
        <MemoryRouter initialEntries={[path]}>
          {shown}
          <Address />
        </MemoryRouter>
      </RecordsContext>
    </SessionContext>,
  );
  return {
    publish: (changed) => users.publish(parsed(changed)),
    publishDocuments: (changed) => files.publish({ ...emptyDocuments(), ...changed }),
    address: () => address,
  };
}
