import { filePath } from '../files/fileNames.ts';
import { parseDocumentsRecord, parseUserRecord } from '../records/parseRecord.ts';
import type { Detail } from './detail.ts';
import { fileLink, type ReviewState, reviewSection, untilDetails } from './sections.ts';
import { REVIEW_PARTS, type ReviewedPart, type ReviewedRecord, type ReviewPart } from './snapshots.ts';

/** `before` and `now` are empty where nothing was entered. */
export type Change = Pick<Detail, 'field' | 'label' | 'isSensitive'> & {
  before: string;
  now: string;
  /**
   * The links of a replaced file; the earlier one is '' when it was overwritten, in records from before R14
   * kept files.
   */
  links?: { before: string; now: string };
};

export interface PartChanges {
  part: ReviewPart;
  title: string;
  at: number;
  isOpen: boolean;
  changes: Change[];
}

const FILE = 'A file';
const OTHER_FILE = 'Another file';

export function reviewedChanges(reviewed: ReviewedRecord, now: ReviewState): PartChanges[] {
  return REVIEW_PARTS.flatMap((part) => {
    const snapshot = reviewed[part];
    if (!snapshot) return [];
    const { forms } = now.record;
    return [
      {
        part,
        title: reviewSection(now.record, part).title,
        at: snapshot.at,
        isOpen: part === 'profile' ? forms.status === 0 : forms[part] < 1,
        changes: partChanges(part, stateBefore(snapshot, now), now),
      },
    ];
  });
}

/** The titles of the parts that changed since their snapshot. */
export function changedTitles(kept: ReviewedRecord, now: ReviewState): string[] {
  return reviewedChanges(kept, now).flatMap(({ title, changes }) => (changes.length > 0 ? [title] : []));
}

/** Fields that cannot change come from the current record. */
function stateBefore({ user, documents }: ReviewedPart, { record }: ReviewState): ReviewState {
  const { uid, userid, email, fpoc, fpocno } = record;
  return {
    record: { ...parseUserRecord(uid, user), userid, email, fpoc, fpocno },
    documents: parseDocumentsRecord(documents),
  };
}

/** The fields that differ. */
export function detailChanges(old: readonly Detail[], current: readonly Detail[]): Change[] {
  const known = new Map(old.map((detail) => [detail.field, detail]));
  const present = new Set(current.map(({ field }) => field));
  const details = [...current, ...old.filter(({ field }) => !present.has(field))];
  return details.flatMap(({ field, label, value, isSensitive }) => {
    const was = known.get(field)?.value ?? '';
    const is = present.has(field) ? value : '';
    return was === is ? [] : [{ field, label, before: was, now: is, ...(isSensitive && { isSensitive }) }];
  });
}

/** The fields and files of a part that differ. */
export function partChanges(part: ReviewPart, before: ReviewState, now: ReviewState): Change[] {
  const [old, current] = [reviewSection(before.record, part), reviewSection(now.record, part)];
  return [
    ...detailChanges(
      [...old.details, ...untilDetails(part, before)],
      [...current.details, ...untilDetails(part, now)],
    ),
    ...current.files.flatMap(({ key, label }): Change[] => {
      const [was, is] = [fileLink(before, key), fileLink(now, key)];
      if (was === is) return [];
      const change = { field: key, label, before: was && FILE, now: is && (was ? OTHER_FILE : FILE) };
      if (!was || !is) return [change];
      const isKept = filePath(was) !== filePath(is);
      return [{ ...change, links: { before: isKept ? was : '', now: is } }];
    }),
  ];
}
