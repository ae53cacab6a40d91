import { westernDigits } from '../validators/normalise.ts';

export const DAY_MS = 86_400_000;

/** Made once: a page of the queue formats a hundred times, and making one takes longer than formatting. */
const INDIAN_PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** A list, because runtimes disagree on "Sep" and "Sept". */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LAST_INSTANT = 8_640_000_000_000_000;

/** Day, month and year in the order of each spelling. */
const SPELLINGS = [
  /(?:^[-/.]?|\D[-/.]|[^\d\-/.])(?<year>(?:19|20)\d{2})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})(?![-/.]?\d)/g,
  /(?:^[-/.]?|\D[-/.]|[^\d\-/.])(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>(?:19|20)\d{2})(?![-/.]?\d)/g,
  /(?:^[-/.]?|\D[-/.]|[^\d\-/.])(?<day>\d{1,2}) ?(?:st|nd|rd|th)?(?: of)?[-,. ]+(?<name>[a-z]{3,})[-,. ]+(?<year>(?:19|20)\d{2})(?!\d)/gi,
  /(?:^|[^a-z])(?<name>[a-z]{3,})[-,. ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-,. ]+(?<year>(?:19|20)\d{2})(?!\d)/gi,
  /(?:^[-/.]?|\D[-/.]|[^\d\-/.])(?<day>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})(?![-/.]?\d)/g,
];
const TIME = /\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?/g;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)/i;

export function todayInIndia(now: Date): string {
  const parts = indianParts(now);
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The first instant of an ISO date in India; 0 for any other text. */
export function startOfDayInIndia(isoDate: string): number {
  return ISO_DATE.test(isoDate) ? Date.parse(`${isoDate}T00:00:00+05:30`) || 0 : 0;
}

/** Like 21 Nov 2026; any other text comes back unchanged. */
export function formatDate(isoDate: string): string {
  const [, year, month, day] = ISO_DATE.exec(isoDate) ?? [];
  const monthName = MONTHS[Number(month) - 1]?.slice(0, 3);
  return monthName === undefined ? isoDate : `${Number(day)} ${monthName} ${year}`;
}

/** The day of a time in India, like 21 Nov 2026. */
export function formatDay(milliseconds: number): string {
  return formatDate(todayInIndia(new Date(milliseconds)));
}

/** Indian time, like 21 Nov 2026, 14:05; empty for an invalid time. */
export function formatTimestamp(milliseconds: number): string {
  if (!(Math.abs(milliseconds) <= LAST_INSTANT)) return '';
  const { year, month, day, hour, minute } = indianParts(new Date(milliseconds));
  return `${formatDate(`${year}-${month}-${day}`)}, ${hour}:${minute}`;
}

export function formatTime(milliseconds: number): string {
  return formatTimestamp(milliseconds).slice(-'14:05'.length);
}

function indianParts(instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(INDIAN_PARTS.formatToParts(instant).map(({ type, value }) => [type, value]));
}

const APRIL = 4;

/** The financial year, April to March, of a date, like 2025-26; empty when the text is no date. */
export function financialYearOf(isoDate: string): string {
  const [, year, month] = ISO_DATE.exec(isoDate) ?? [];
  if (year === undefined) return '';
  const start = Number(month) < APRIL ? Number(year) - 1 : Number(year);
  const end = String((start + 1) % 100).padStart(2, '0');
  return `${start}-${end}`;
}

export function financialYearAt(now: Date): string {
  return financialYearOf(todayInIndia(now));
}

/** The ISO date some days later, or earlier. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The ISO date in a pasted text, in the order of India: "Date: (20/11/2026)", "20th November 2026"; empty without one, and
 * with several. Other digits, but for a time, may be the first day of a range.
 */
export function dateIn(text: string): string {
  const plain = westernDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s*([-/.])\s*|\s+/g, (_, mark: string | undefined) => mark ?? ' ');
  const [instant] = INSTANT.exec(plain) ?? [];
  if (instant !== undefined) return Number.isNaN(Date.parse(instant)) ? '' : todayInIndia(new Date(instant));
  const found = SPELLINGS.flatMap((spelling) => [...plain.matchAll(spelling)]);
  const [date = '', ...others] = new Set(found.map(isoDateOf));
  const rest = found.reduce((text, [match]) => text.replace(match, ' '), plain).replaceAll(TIME, '');
  return others.length > 0 || /\d/.test(rest) ? '' : date;
}

/** Empty for a day that the calendar does not have. */
function isoDateOf({ groups = {} }: RegExpExecArray): string {
  const { year = '', month = '', day = '', name = '' } = groups;
  const number = name
    ? MONTHS.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase())) + 1
    : Number(month);
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A day that its month lacks would move to the next month.
  const isDay = ISO_DATE.test(date) && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);
  return isDay ? date : '';
}
