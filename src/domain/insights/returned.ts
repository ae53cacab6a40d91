import { FORM_LIST, FORMS } from '../forms/registry.ts';
import { parseUserRecord } from '../records/parseRecord.ts';
import type { FormKey } from '../records/records.ts';
import { fieldOptions, reviewSection } from '../review/sections.ts';
import { REVIEW_PARTS } from '../review/snapshots.ts';
import { type Filters, mostFrequent, shareText, totalsOf } from './figures.ts';
import { cellOf, type InsightLinks, type InsightsTable } from './insightLinks.ts';
import type { Months } from './tables.ts';

const MOST_RETURNED = 10;

export interface Returned {
  label: string;
  count: number;
  share: string | null;
  to: string | undefined;
}

export function mostReturned(months: Months, filters: Filters, links: InsightLinks): Returned[] {
  const all = totalsOf({ groups: months.flatMap(([, { groups }]) => groups) }, filters);
  return mostFrequent(all.returned, MOST_RETURNED).map(([key, count]) => {
    const form = formOf(key);
    const submissions = form ? (all.forms[form] ?? 0) : (all.tallies.submitted ?? 0);
    return {
      label: returnedLabel(key),
      count,
      // A form can have several queries on one field, so there can be more queries than submissions.
      share: count <= submissions ? shareText(count, submissions) : null,
      to: links.returned(key),
    };
  });
}

export function returnedTable(returned: readonly Returned[]): InsightsTable {
  return {
    title: 'What is sent back',
    caption: 'The fields that reviewers asked about most',
    columns: ['Form and field', 'Queries', 'Share of submissions'],
    rows: returned.map(({ label, count, share, to }) => ({
      head: { text: label },
      cells: [cellOf(String(count), to), { text: share ?? '–' }],
    })),
  };
}

/** @param key a category and a field, such as `bank.ifscCode` */
export function returnedLabel(key: string): string {
  const [category = '', field = ''] = key.split('.');
  const form = formOf(key);
  return `${form ? FORMS[form].title : 'Profile'}: ${labelOf(category, field)}`;
}

function formOf(key: string): FormKey | undefined {
  const [category] = key.split('.');
  return FORM_LIST.find((each) => each.category === category)?.key;
}

function labelOf(category: string, field: string): string {
  if (field === '') return 'the whole form';
  const part = REVIEW_PARTS.find(
    (each) => (each === 'profile' ? 'general' : FORMS[each].category) === category,
  );
  if (!part) return field;
  const anybody = parseUserRecord('', { usertype: 'vendor' });
  return fieldOptions(reviewSection(anybody, part)).find(({ value }) => value === field)?.label ?? field;
}
