import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { getEnv } from '../../config/env.ts';

/** The Firebase app of this browser session, made on first use. */
export function getFirebaseApp(): FirebaseApp {
  return getApps().find((app) => app.name === '[DEFAULT]') ?? initializeApp(getEnv().firebase);
}

/** Splits `host:port` of a local emulator. */
export function splitAddress(address: string): { host: string; port: number } {
  const [host = '127.0.0.1', port = ''] = address.split(':');
  return { host, port: Number(port) };
}
