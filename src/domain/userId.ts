const INDIAN_TIME = 'Asia/Kolkata';

/**
 * The userid of SPEC 3: letter O, two-digit year, month number without padding, last five characters of the uid in
 * upper case. Year and month are taken in Indian time, as the rules take them (R3).
 */
export function makeUserId(uid: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: INDIAN_TIME,
    year: '2-digit',
    month: 'numeric',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `O${part('year')}${Number(part('month'))}${uid.slice(-5).toUpperCase()}`;
}
