import {
  kindOfPerson,
  MonthCounter,
  type MonthStats,
  workDomainOf,
} from '../../src/domain/insights/counts.ts';
import { type Counted, factsOf } from '../../src/domain/insights/facts.ts';
import { type Listing, listedAs, monthFigures } from '../../src/domain/insights/listing.ts';
import { latestMonths, monthOf } from '../../src/domain/insights/months.ts';
import {
  endsOf,
  insightStageOf,
  type NowStats,
  NowStatsCounter,
  WAITING,
  waitGroup,
  weekGroup,
} from '../../src/domain/insights/nowStats.ts';
import { type Invitation, invitationState } from '../../src/domain/people/invitations.ts';
import type { DocumentsRecord, ProgressRecord } from '../../src/domain/records/records.ts';

export interface CountedPerson extends Omit<Counted, 'submittedAt'> {
  progress: ProgressRecord;
  documents: DocumentsRecord;
  /** The first day on which a check by hand is due again; empty without one. */
  checkDue: string;
}

/** Counts people and invitations one by one, in any order, so that nobody has to stay in memory. */
export class PeopleCounter {
  readonly #months: ReadonlyMap<string, MonthCounter>;
  readonly #nowStats = new NowStatsCounter();
  readonly #domains: readonly string[];
  readonly #now: number;
  readonly #listed: ReadonlySet<string>;

  constructor(months: readonly string[], domains: readonly string[], now: number) {
    this.#months = new Map(months.map((month) => [month, new MonthCounter()]));
    this.#domains = domains;
    this.#now = now;
    this.#listed = new Set(latestMonths(now));
  }

  /** @returns the figures of all months shown that count the person; undefined for introducers */
  addPerson(person: CountedPerson): Listing | undefined {
    const { record, progress, documents, checkDue, createdAt } = person;
    if (record.usertype === 'introducer') return undefined;
    const kind = kindOfPerson(record, this.#domains);
    const facts = factsOf({ record, createdAt, submittedAt: progress.submittedAt }, this.#now);
    for (const fact of facts) {
      this.#months.get(monthOf(fact.at))?.add(kind, fact);
    }
    const stage = insightStageOf(progress, this.#now);
    const isWaiting = WAITING.some((each) => each === stage) && progress.since > 0;
    const wait = isWaiting ? waitGroup(progress.since, this.#now) : 0;
    this.#nowStats.addStage(kind, stage, wait);
    const ends = new Set<string>();
    for (const { what, day } of endsOf(record, documents, checkDue)) {
      const group = weekGroup(day, this.#now);
      if (group === undefined) continue;
      this.#nowStats.addEnd(kind, what, group);
      ends.add(listedAs(`ends.${what}`, group));
    }
    return {
      ...kind,
      figures: [...monthFigures(facts, this.#listed), listedAs(`now.${stage}`, wait), ...ends],
    };
  }

  addInvitation(invitation: Invitation): void {
    const { usertype, introducerEmail, createdAt } = invitation;
    if (!(createdAt > 0 && createdAt <= this.#now)) return;
    const kind = { type: usertype, kind: '', domain: workDomainOf(introducerEmail, this.#domains) };
    this.#months.get(monthOf(createdAt))?.addInvitation(kind);
    if (invitationState(invitation, this.#now) === 'open') {
      this.#nowStats.addStage(kind, 'invited', waitGroup(createdAt, this.#now));
    }
  }

  months(): Map<string, MonthStats> {
    return new Map([...this.#months].map(([month, counter]) => [month, counter.result()]));
  }

  nowStats(): NowStats {
    return this.#nowStats.result(this.#now);
  }
}
