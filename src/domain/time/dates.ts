const INDIAN_TIME = 'Asia/Kolkata';
/** Spelled out, because runtimes disagree on "Sep" and "Sept". */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LAST_INSTANT = 8_640_000_000_000_000;

/** The calendar day in India at an instant, as `yyyy-mm-dd`. */
export function todayInIndia(now: Date): string {
  const parts = indianParts(now);
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** An ISO date as people read it, like 21 Nov 2026. What is no ISO date comes back as it is. */
export function formatDate(isoDate: string): string {
  const [, year, month, day] = ISO_DATE.exec(isoDate) ?? [];
  const monthName = MONTHS[Number(month) - 1];
  return monthName === undefined ? isoDate : `${Number(day)} ${monthName} ${year}`;
}

/** Epoch milliseconds in Indian time, like 21 Nov 2026, 14:05; empty when they are no instant of the calendar. */
export function formatTimestamp(milliseconds: number): string {
  if (!(Math.abs(milliseconds) <= LAST_INSTANT)) return '';
  const instant = new Date(milliseconds);
  const { hour, minute } = indianParts(instant);
  return `${formatDate(todayInIndia(instant))}, ${hour}:${minute}`;
}

/** The time of day in India at an instant, like 14:05. */
export function formatTime(milliseconds: number): string {
  return formatTimestamp(milliseconds).slice(-'14:05'.length);
}

function indianParts(instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: INDIAN_TIME,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const APRIL = 4;

/** The Indian financial year, April to March, of an ISO date, like 2025-26; empty when it is no date. */
export function financialYearOf(isoDate: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(isoDate) ?? [];
  if (year === undefined) return '';
  const start = Number(month) < APRIL ? Number(year) - 1 : Number(year);
  const end = String((start + 1) % 100).padStart(2, '0');
  return `${start}-${end}`;
}

/** The financial year at an instant, in Indian time. */
export function financialYearAt(now: Date): string {
  return financialYearOf(todayInIndia(now));
}
