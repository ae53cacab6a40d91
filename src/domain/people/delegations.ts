import { isolated } from '../isolated.ts';
import { MAX_TEXT } from '../records/limits.ts';
import { type Raw, readTexts, readTime } from '../records/read.ts';
import { DAY_MS, formatTimestamp, startOfDayInIndia, todayInIndia } from '../time/dates.ts';
import { isSameAddress } from './identity.ts';

/** R25: an approver shows the own claim in `approvers`, because the rules cannot read the claims of others. */
export interface ApproverCard {
  uid: string;
  name: string;
  email: string;
  at: number;
}

/** R25: an approver who is away from `from` on, and back at `until`; another approver decides meanwhile. */
export interface Delegation {
  /** The uid of the approver who is away. */
  uid: string;
  name: string;
  email: string;
  /** The deputy's uid. */
  deputy: string;
  deputyName: string;
  deputyEmail: string;
  from: number;
  until: number;
  reason: string;
  at: number;
}

export type DelegationEntry = Pick<Delegation, 'from' | 'until' | 'reason'>;

/** An approver who has not opened the approvals, or their dashboard, for this time cannot be named as deputy. */
const CARD_MS = 30 * DAY_MS;
const LONGEST_ABSENCE_MS = 366 * DAY_MS;

type Interval = Pick<Delegation, 'from' | 'until'>;
type Member = Pick<ApproverCard, 'uid' | 'name' | 'email'>;

type Delegating = { allowed: true; delegation: Delegation } | { allowed: false; reason: string };

/** Half-open: at `until` the approver is back. @param now a screen's, which may be older than an end just written */
export function isOver({ until, at }: Pick<Delegation, 'until' | 'at'>, now: number): boolean {
  return until <= Math.max(now, at);
}

export function isRunning(delegation: Pick<Delegation, 'from' | 'until' | 'at'>, now: number): boolean {
  return delegation.from <= now && !isOver(delegation, now);
}

export function isCardCurrent({ at }: Pick<ApproverCard, 'at'>, now: number): boolean {
  return at >= now - CARD_MS;
}

/**
 * @param ofDeputy the deputy's own delegation. One at the same time is refused, so no circle comes about.
 */
export function delegate(
  absent: Member,
  deputy: ApproverCard,
  { from, until, reason }: DelegationEntry,
  ofDeputy: Interval | null,
  now: number,
): Delegating {
  const refuse = (why: string): Delegating => ({ allowed: false, reason: why });
  if (deputy.uid === absent.uid) return refuse('Choose another approver as deputy.');
  if (!isCardCurrent(deputy, now)) {
    return refuse(
      `${isolated(deputy.name)} has not opened the approvals for 30 days. Ask them to open the page once.`,
    );
  }
  if (!(from < until)) return refuse('The day back must be after the first day away.');
  if (from < startOfDayInIndia(todayInIndia(new Date(now)))) {
    return refuse('The first day away has passed. Choose today or a later date.');
  }
  if (until <= now) return refuse('The day back has passed. Choose a later one.');
  if (until > now + LONGEST_ABSENCE_MS) return refuse('Choose a day back within the next year.');
  if (reason.length > MAX_TEXT) return refuse(`A reason has at most ${MAX_TEXT} characters.`);
  if (ofDeputy && ofDeputy.from < until && from < ofDeputy.until) {
    return refuse(
      `${isolated(deputy.name)} is away too, until ${formatTimestamp(ofDeputy.until)}. Choose another deputy.`,
    );
  }
  return {
    allowed: true,
    delegation: {
      ...absent,
      deputy: deputy.uid,
      deputyName: deputy.name,
      deputyEmail: deputy.email,
      from,
      until,
      reason: reason.trim(),
      at: now,
    },
  };
}

/** The delegation with its end moved to now; undefined when it is already over. */
export function endDelegation(delegation: Delegation, now: number): Delegation | undefined {
  return now < delegation.until ? { ...delegation, until: now, at: now } : undefined;
}

/** The running delegations of approvers with these addresses. */
export function absencesOf(
  addresses: readonly string[],
  delegations: readonly Delegation[],
  now: number,
): Delegation[] {
  return delegations.filter(
    (delegation) =>
      isRunning(delegation, now) && addresses.some((address) => isSameAddress(address, delegation.email)),
  );
}

/**
 * The addresses with those of running deputies in place of absent approvers, each once. A deputy who is away
 * too keeps the mail: chains are not followed.
 */
export function withDeputies(
  addresses: readonly string[],
  delegations: readonly Delegation[],
  now: number,
): string[] {
  const absences = absencesOf(addresses, delegations, now);
  const reached = addresses.map(
    (address) => absences.find(({ email }) => isSameAddress(email, address))?.deputyEmail ?? address,
  );
  return reached.filter(
    (address, index) => reached.findIndex((each) => isSameAddress(each, address)) === index,
  );
}

export function parseCard(uid: string, raw: Raw): ApproverCard {
  return { uid, ...readTexts(raw, ['name', 'email']), at: readTime(raw.at) ?? 0 };
}

/** Never throws; a delegation without times never runs. */
export function parseDelegation(uid: string, raw: Raw): Delegation {
  return {
    uid,
    ...readTexts(raw, ['name', 'email', 'deputy', 'deputyName', 'deputyEmail', 'reason']),
    from: readTime(raw.from) ?? 0,
    until: readTime(raw.until) ?? 0,
    at: readTime(raw.at) ?? 0,
  };
}

/** The fields to store, without the uid, which is the id of the record. */
export function storedFields<Of extends { uid: string }>({ uid: _, ...fields }: Of): Omit<Of, 'uid'> {
  return fields;
}
