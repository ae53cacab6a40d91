const DAY_MS = 86_400_000;
/** India has one offset all year. */
const INDIAN_OFFSET_MS = 5.5 * 3_600_000;
/** 1 January 1970 was the fourth day of a week that begins on Monday. */
const DAYS_BEFORE_EPOCH = 3;

/** Counted from a Monday. */
function indianDay(milliseconds: number): number {
  return Math.floor((milliseconds + INDIAN_OFFSET_MS) / DAY_MS) + DAYS_BEFORE_EPOCH;
}

function workingDaysUpTo(day: number): number {
  const weeks = Math.floor(day / 7);
  return weeks * 5 + Math.min(day - weeks * 7 + 1, 5);
}

/** Monday to Friday in Indian time: from Friday to Monday one, from Friday to Sunday none. Holidays are not known. */
export function workingDaysSince(since: number, now: number): number {
  return Math.max(0, workingDaysUpTo(indianDay(now)) - workingDaysUpTo(indianDay(since)));
}
