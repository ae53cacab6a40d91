import { serverNow } from '../backend/records/serverTime.ts';
import { todayInIndia } from '../domain/time/dates.ts';

/** An ISO date, in India. */
export function today(): string {
  return todayInIndia(new Date(serverNow()));
}
