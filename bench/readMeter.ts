import { answeredListeners, endedListeners, LISTEN, readsIn, startedListeners } from './firestoreWire.ts';
import { GrpcMessages } from './grpcMessages.ts';
import { type StreamObserver, startRelay } from './http2Relay.ts';

/** What went through a meter so far. */
export interface Tally {
  /** Document reads, as Firestore charges them. */
  reads: number;
  /** Bytes of the answers. */
  bytes: number;
}

/** Stands between a client and Firestore, and counts what is read. */
export interface ReadMeter {
  /** Where the client is to look for Firestore. */
  port: number;
  tally: () => Tally;
  /** Resolves when every listener that was asked for has its documents. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a meter before the Firestore of an emulator, which is spoken to over gRPC as the SDK does in Node. */
export async function startReadMeter(firestorePort: number): Promise<ReadMeter> {
  const tally: Tally = { reads: 0, bytes: 0 };
  const unanswered = new UnansweredListeners();
  const { port, stop } = await startRelay(firestorePort, (path) => observe(path, tally, unanswered));
  return { port, tally: () => ({ ...tally }), settled: () => unanswered.none(), stop };
}

function observe(path: string, tally: Tally, unanswered: UnansweredListeners): StreamObserver {
  const requests = new GrpcMessages();
  const answers = new GrpcMessages();
  const isListen = path === LISTEN;
  const open = new Set<number>();
  const change = (added: number[], removed: number[]) => {
    for (const id of added) open.add(id);
    for (const id of removed) open.delete(id);
    unanswered.set(open, open.size);
  };
  return {
    onRequest: (piece) => {
      if (!isListen) return;
      for (const message of requests.push(piece)) change(startedListeners(message), endedListeners(message));
    },
    onAnswer: (piece) => {
      tally.bytes += piece.length;
      for (const message of answers.push(piece)) {
        tally.reads += readsIn(path, message);
        if (isListen) change([], answeredListeners(message));
      }
    },
    onClose: () => change([], [...open]),
  };
}

/** How many listeners of each stream wait for their documents. */
class UnansweredListeners {
  private readonly counts = new Map<object, number>();
  private waiting: (() => void)[] = [];

  set(stream: object, count: number): void {
    if (count > 0) this.counts.set(stream, count);
    else this.counts.delete(stream);
    if (this.counts.size > 0) return;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  none(): Promise<void> {
    if (this.counts.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }
}
