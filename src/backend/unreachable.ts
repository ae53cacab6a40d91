import { getEnv } from '../config/env.ts';
import { AppError, toAppError } from '../domain/appError.ts';
import { reportOffline } from './connectionSigns.ts';
import { isServerReachable } from './isServerReachable.ts';
import { inTime, timeoutSignal } from './timeoutSignal.ts';

type Service = 'auth' | 'firestore' | 'storage' | 'mail';

/** What does not work, and what still does, while only this service cannot be reached. */
const EFFECTS: Record<Service, string> = {
  auth: 'The login service cannot be reached, although your connection works. Logging in, registering and long sessions fail; what you typed is still here.',
  firestore:
    'The database cannot be reached, although your connection works. Nothing can be opened or saved; what you typed stays in this tab.',
  storage:
    'The file service cannot be reached, although your connection works. Files cannot be uploaded or opened; forms can be filled in and saved.',
  mail: 'The mail service cannot be reached, although your connection works. E-mails are not sent; everything else is saved.',
};

const HOSTS: Record<Exclude<Service, 'mail'>, string[]> = {
  auth: ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
  firestore: ['firestore.googleapis.com'],
  storage: ['firebasestorage.googleapis.com'],
};

function originsOf(service: Service): string[] {
  const { emulators, mailApiBaseUrl, automailerBaseUrl } = getEnv();
  if (service === 'mail') {
    return [mailApiBaseUrl, automailerBaseUrl].map((url) => new URL(url).origin);
  }
  if (import.meta.env.VITE_USE_EMULATORS && emulators) return [`http://${emulators[service]}`];
  return HOSTS[service].map((host) => `https://${host}`);
}

export function sentenceOf(service: Service): string {
  const hosts = [...new Set(originsOf(service).map((origin) => new URL(origin).host))].join(' and ');
  return `${EFFECTS[service]} Most often an extension or your company's network blocks ${hosts}: switch the extension off, try another network, or ask your IT department to allow it.`;
}

async function isOnline(): Promise<boolean> {
  const isReachable = await isServerReachable();
  if (!isReachable) reportOffline();
  return isReachable;
}

/** @returns an error '<service>/blocked' when the portal's own server can be reached, so that the connection works */
export async function blockedOr(service: Service, failure: AppError): Promise<AppError> {
  if (!(await isOnline())) return failure;
  return new AppError(`${service}/blocked`, sentenceOf(service), { cause: failure });
}

const PROBE_MS = 4_000;

/** Whether the service sends any answer, for example 404. */
function doesAnswer(service: Service): Promise<boolean> {
  const request = () =>
    ({ method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal: timeoutSignal(PROBE_MS) }) as const;
  return Promise.all(originsOf(service).map((origin) => fetch(origin, request()))).then(
    () => true,
    () => false,
  );
}

/** The sentence for the first of these services that sends no answer while the portal's own server does. */
export async function whyStalled(services: readonly Service[]): Promise<string | undefined> {
  if (!(await isOnline())) return undefined;
  const answers = await Promise.all(services.map(doesAnswer));
  const silent = services.find((_, index) => !answers[index]);
  return silent && sentenceOf(silent);
}

/** A slow service may take longer; a blocked one has to be reported within 15 s. */
const PATIENCE_MS = 10_000;

/** @throws AppError '<service>/blocked' after 10 s without an answer, when the service answers nothing else either */
export function unlessBlocked<T>(service: Service, work: Promise<T>): Promise<T> {
  return inTime(work, PATIENCE_MS, async () => {
    const reason = await whyStalled([service]);
    if (reason) throw new AppError(`${service}/blocked`, reason);
    return work;
  });
}

/** The service that a provider's error says cannot be reached. */
const UNREACHABLE: Record<string, Service> = {
  'auth/network-request-failed': 'auth',
  'firestore/unavailable': 'firestore',
  'firestore/deadline-exceeded': 'firestore',
  // An answer that is not the database's.
  'firestore/unknown': 'firestore',
};

/** Whether an answer is HTML, which none of the services sends. */
export const isPage = (answer: string) => answer.trimStart().startsWith('<');

/** The file service's errors have their number in JSON (patches/storageAnswers.ts). */
function isOfFileService(answer: string): boolean {
  try {
    return typeof JSON.parse(answer).error.code === 'number';
  } catch {
    return false;
  }
}

/** A page is a proxy's answer, and so is a denial that is not the file service's. */
function isFromProxy(error: AppError): boolean {
  const data =
    error.cause instanceof Error && 'customData' in error.cause ? error.cause.customData : undefined;
  const answer: unknown = data && typeof data === 'object' && 'serverResponse' in data && data.serverResponse;
  if (typeof answer !== 'string') return false;
  return isPage(answer) || (error.code === 'storage/unauthorized' && !isOfFileService(answer));
}

/** Tells a blocked service from a lost connection. */
export async function toReason(thrown: unknown): Promise<AppError> {
  const error = toAppError(thrown);
  const service = isFromProxy(error) ? 'storage' : UNREACHABLE[error.code];
  return service ? blockedOr(service, error) : error;
}

/** @throws AppError for every error that `ask` throws; '<service>/blocked' when only that service cannot be reached */
export async function orAppError<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw await toReason(error);
  }
}
