import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { getEnv } from '../../config/env.ts';

export function getFirebaseApp(): FirebaseApp {
  return getApps().find((app) => app.name === '[DEFAULT]') ?? initializeApp(getEnv().firebase);
}

export function splitAddress(address: string): [host: string, port: number] {
  const [host = '127.0.0.1', port = ''] = address.split(':');
  return [host, Number(port)];
}
