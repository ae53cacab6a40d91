import { describe, expect, it, vi } from 'vitest';
import { WireMeter } from '../../support/e2e/measure/wire.ts';

const DOCUMENTS = 'projects/demo/databases/(default)/documents';
const CHANNEL = 'http://127.0.0.1:8080/google.firestore.v1.Firestore/Listen/channel';

const meter = () => new WireMeter({ firestore: 8080, storage: 9199 });

function ask(to: WireMeter, address: string, body = '', method = 'POST') {
  return to.observe({ method, url: new URL(address), body });
}

function listen(to: WireMeter, message: unknown): void {
  ask(
    to,
    `${CHANNEL}?SID=one&RID=7`,
    new URLSearchParams({ req0___data__: JSON.stringify(message) }).toString(),
  );
}

const start = (to: WireMeter, targetId: number, path: string, more = {}) =>
  listen(to, { addTarget: { targetId, documents: { documents: [`${DOCUMENTS}/${path}`] }, ...more } });

/** Answers on the channel like the database, in chunks of a few characters. */
function answer(to: WireMeter, ...packets: [number, unknown][]): void {
  const onPiece = ask(to, `${CHANNEL}?SID=one&RID=rpc`, '', 'GET');
  const text = packets
    .map(([number, message]) => JSON.stringify([[number, [message]]]))
    .map((packet) => `${packet.length}\n${packet}`)
    .join('');
  for (const piece of text.match(/.{1,7}/gs) ?? []) onPiece?.(piece);
}

const changed = (...targetIds: number[]) => ({ documentChange: { document: {}, targetIds } });
const current = (...targetIds: number[]) => ({ targetChange: { targetChangeType: 'CURRENT', targetIds } });

describe('the wire meter', () => {
  it('counts each document of a listener once', () => {
    const wire = meter();
    start(wire, 2, 'users/meera');
    answer(wire, [1, changed(2)], [2, current(2)], [3, changed(2)]);
    expect(wire.cost()).toMatchObject({ reads: { users: 2 }, listeners: { users: 1 } });
  });

  it('counts the answer for a missing document', () => {
    const wire = meter();
    start(wire, 2, 'drafts/meera/forms/profile');
    answer(wire, [1, current(2)], [2, current(2)]);
    expect(wire.cost().reads).toEqual({ drafts: 1 });
  });

  it('counts one read per thousand counted documents, and at least one', () => {
    const wire = meter();
    const counted = (count: number) =>
      JSON.stringify([{ result: { aggregateFields: { count: { integerValue: `${count}` } } } }], null, 2);
    for (const count of [0, 1000, 1001]) {
      const onPiece = ask(wire, `http://127.0.0.1:8080/v1/${DOCUMENTS}:runAggregationQuery`);
      for (const piece of counted(count).match(/.{1,7}/gs) ?? []) onPiece?.(piece);
    }
    expect(wire.cost().reads).toEqual({ query: 4 });
  });

  it('the meter is settled when every open listener has its documents', async () => {
    const wire = meter();
    const settled = vi.fn();
    start(wire, 2, 'users/meera');
    start(wire, 4, 'documents/meera');
    const waiting = wire.settled().then(settled);
    answer(wire, [1, changed(2)], [2, current(2)]);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    listen(wire, { removeTarget: 4 });
    await waiting;
    expect(settled).toHaveBeenCalled();
  });

  it('names the listeners without all documents when the limit has passed', async () => {
    const wire = meter();
    start(wire, 2, 'users/meera');
    start(wire, 4, 'documents/meera');
    answer(wire, [1, current(2)]);
    await expect(wire.settled(1)).rejects.toThrow('Listeners without all documents: documents (target 4).');
  });

  it('does not count again what a channel repeats after an interruption', () => {
    const wire = meter();
    start(wire, 2, 'users/meera');
    answer(wire, [1, changed(2)]);
    answer(wire, [1, changed(2)], [2, changed(2)]);
    expect(wire.cost().reads).toEqual({ users: 2 });
  });

  it('counts a listener resumed after a lost connection neither as new nor as a read', () => {
    const wire = meter();
    start(wire, 2, 'users/meera');
    answer(wire, [1, changed(2)]);
    ask(wire, `${CHANNEL}?SID=one&TYPE=terminate`);
    start(wire, 2, 'users/meera', { resumeToken: 'then' });
    answer(wire, [2, current(2)]);
    expect(wire.cost()).toMatchObject({ reads: { users: 1 }, listeners: { users: 1 } });
    expect(wire.open()).toEqual({ users: 1 });
  });

  it('reports the open listeners and ends them with their channel', () => {
    const wire = meter();
    start(wire, 2, 'users/meera');
    start(wire, 4, 'documents/meera');
    listen(wire, { removeTarget: 2 });
    expect(wire.open()).toEqual({ documents: 1 });
    ask(wire, `${CHANNEL}?SID=one&TYPE=terminate`);
    expect(wire.open()).toEqual({});
  });

  it('counts reads and writes of a transaction, but not its verifications', () => {
    const wire = meter();
    const name = `${DOCUMENTS}/users/meera`;
    const rest = `http://127.0.0.1:8080/v1/${DOCUMENTS}`;
    ask(wire, `${rest}:batchGet`, JSON.stringify({ documents: [name] }));
    ask(wire, `${rest}:commit`, JSON.stringify({ writes: [{ verify: name }, { update: { name } }] }));
    expect(wire.cost()).toMatchObject({ reads: { users: 1 }, writes: { users: 1 } });
  });

  it('distinguishes uploads, look-ups, downloads and deletions of files', () => {
    const wire = meter();
    const file = 'http://127.0.0.1:9199/v0/b/bucket/o/file';
    ask(wire, file, '', 'POST');
    ask(wire, file, '', 'GET');
    ask(wire, `${file}?alt=media&token=1`, '', 'GET');
    ask(wire, `${file}?alt=media&token=1`, '', 'GET');
    ask(wire, file, '', 'DELETE');
    ask(wire, file, '', 'OPTIONS');
    expect(wire.cost().files).toEqual({ uploads: 1, lookups: 1, downloads: 1, deletions: 1 });
  });

  it('rejects a request of unknown cost', () => {
    expect(() => ask(meter(), `http://127.0.0.1:8080/v1/${DOCUMENTS}:runQuery`)).toThrow('costs');
  });
});
