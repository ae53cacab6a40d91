import { readKnown, readMap, readOneOf, readText, readTime } from '../records/read.ts';
import type { UserRecord } from '../records/records.ts';
import { todayInIndia } from '../time/dates.ts';

interface CheckKindInfo {
  title: string;
  /** What the reviewer compares with the record. */
  look: string;
  /** The registers. Each requires a captcha or a login, so the portal cannot call them. */
  links: readonly { label: string; href: string }[];
}

/** The public registers that a reviewer looks up by hand. The rules have the same keys. */
export const CHECK_KINDS = {
  gst: {
    title: 'GST',
    look: 'status, legal name and scheme',
    links: [{ label: 'Search Taxpayer', href: 'https://services.gst.gov.in/services/searchtp' }],
  },
  udyam: {
    title: 'Udyam',
    look: 'name, class and activity of the enterprise',
    links: [{ label: 'Verify Udyam', href: 'https://udyamregistration.gov.in/Udyam_Verify.aspx' }],
  },
  pan: {
    title: 'PAN',
    look: 'name, and whether the PAN is operative',
    links: [
      {
        label: 'Verify PAN',
        href: 'https://eportal.incometax.gov.in/iec/foservices/#/pre-login/verifyYourPAN',
      },
      { label: 'TRACES', href: 'https://www.tdscpc.gov.in/' },
    ],
  },
  company: {
    title: 'Company',
    look: 'name and status of the company or LLP',
    links: [
      {
        label: 'MCA master data',
        href: 'https://www.mca.gov.in/content/mca/global/en/mca/master-data/MDS.html',
      },
    ],
  },
  bank: {
    title: 'Bank account',
    look: 'the name that our own bank shows for the new beneficiary',
    links: [],
  },
} satisfies Record<string, CheckKindInfo>;

export type CheckKind = keyof typeof CHECK_KINDS;
export const CHECK_KIND_KEYS = Object.keys(CHECK_KINDS) as readonly CheckKind[];
export const CHECK_KIND_LIST: readonly (CheckKindInfo & { key: CheckKind })[] = CHECK_KIND_KEYS.map(
  (key) => ({ key, ...CHECK_KINDS[key] }),
);

/** The results of a check; the rules have the same keys. */
export const CHECK_RESULTS = {
  matches: 'Matches',
  differs: 'Differs',
  notfound: 'Not found',
} as const;

type CheckResult = keyof typeof CHECK_RESULTS;
export const CHECK_RESULT_KEYS = Object.keys(CHECK_RESULTS) as readonly CheckResult[];

/** The entries of a reviewer; dates are ISO dates. */
export interface CheckEntry {
  kind: CheckKind;
  result: CheckResult;
  /** Empty when the register does not list the person. */
  nameFound: string;
  day: string;
  /** When to check again; absent for never. */
  again?: string;
}

/** One recorded check, `checks/{uid}/items/{id}`. */
export interface Check extends CheckEntry {
  id: string;
  by: string;
  at: number;
}

/** Later than each date that the rules accept, so that a query for due checks leaves it out. */
export const NEVER = '9999-12-31';

/** `again` is NEVER for a check without this date. */
interface NewestCheck {
  day: string;
  again: string;
}

/**
 * `checks/{uid}`: the newest check of each kind, which replaces earlier ones. `due` is their first `again`:
 * one query finds the people with a due check. `last` is the id of the check that changed this summary.
 */
export interface CheckSummary {
  newest: Partial<Record<CheckKind, NewestCheck>>;
  due: string;
  last: string;
}

/** Never throws. */
export function parseCheck(id: string, raw: unknown): Check {
  const { kind, result, nameFound, day, again, by, at } = readMap(raw);
  return {
    id,
    kind: readOneOf<CheckKind>(kind, CHECK_KIND_KEYS, 'gst'),
    result: readOneOf<CheckResult>(result, CHECK_RESULT_KEYS, 'differs'),
    nameFound: readText(nameFound),
    day: readText(day),
    ...(typeof again === 'string' && { again }),
    by: readText(by),
    at: readTime(at) ?? 0,
  };
}

/** Never throws. */
export function parseCheckSummary(raw: unknown): CheckSummary {
  const { newest, due, last } = readMap(raw);
  const read = readKnown(readMap(newest), CHECK_KIND_KEYS, (stored) => {
    const { day, again } = readMap(stored);
    return { day: readText(day), again: readText(again, NEVER) };
  });
  return { newest: read, due: readText(due, NEVER), last: readText(last) };
}

/** The summary after a check. A check on an earlier day than the newest one of its kind does not change it. */
export function withCheck(summary: CheckSummary, id: string, { kind, day, again }: CheckEntry): CheckSummary {
  const known = summary.newest[kind];
  if (known && day < known.day) return summary;
  const newest = { ...summary.newest, [kind]: { day, again: again ?? NEVER } };
  const [due = NEVER] = Object.values(newest)
    .map((each) => each.again)
    .sort();
  return { newest, due, last: id };
}

/** @param today an ISO date @returns the kinds whose newest check is due */
export function dueKinds({ newest }: CheckSummary, today: string): CheckKind[] {
  return CHECK_KIND_KEYS.filter((kind) => (newest[kind]?.again ?? NEVER) <= today);
}

/** Newest first; `isNewest` marks the check of its kind that counts. */
export function inOrderOfDays(checks: readonly Check[]): (Check & { isNewest: boolean })[] {
  const sorted = [...checks].sort((one, other) => other.day.localeCompare(one.day) || other.at - one.at);
  return sorted.map((check) => ({
    ...check,
    isNewest: sorted.find(({ kind }) => kind === check.kind) === check,
  }));
}

export function isDue({ again = NEVER, isNewest }: Check & { isNewest: boolean }, today: string): boolean {
  return isNewest && again <= today;
}

/**
 * When the account on record was last submitted; undefined when the log does not say it. A change counts from its
 * request: a check that is recorded while it waits may be of the new account.
 */
export function accountSince({ logs }: Pick<UserRecord, 'logs'>): number | undefined {
  const newestFirst = [...logs].reverse();
  const changed = newestFirst.findIndex(({ did, about }) => did === 'changeinforce' && about === 'bank');
  const sent = newestFirst.find(
    ({ did, about }, at) =>
      (did === 'submitted' && about === 'bankdetails') ||
      (did === 'changerequested' && about === 'bank' && changed !== -1 && at > changed),
  );
  return sent?.timestamp;
}

/** @param since as of `accountSince` @returns whether the check may be of an earlier account than the one on record */
export function isBeforeAccount({ kind, day, at }: Check, since: number | undefined): boolean {
  return kind === 'bank' && since !== undefined && (at < since || day < todayInIndia(new Date(since)));
}
