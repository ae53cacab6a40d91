import { FORM_KEYS } from '../forms/registry.ts';
import { FORM_STATUSES, PERSON_TYPES } from '../records/records.ts';
import {
  DEFAULT_FILTERS,
  isOwnList,
  QUEUE_SORTS,
  QUEUE_TABS,
  type QueueFilters,
  type QueueSort,
  type QueueView,
} from './queue.ts';

/** The last page that an address can open; later pages are reached by turning pages. */
const MAX_PAGE = 40;

/** Drops the other filters from an OwnList, because its pages cannot be filtered. */
function combined(filters: QueueFilters): QueueFilters {
  return isOwnList(filters.status) ? { status: filters.status } : filters;
}

/** Contains no personal data. */
export function toQuery(filters: QueueFilters, page: number, sort?: QueueSort): string {
  const { status, form, usertype, known } = combined(filters);
  const query = new URLSearchParams({
    ...(status !== DEFAULT_FILTERS.status && { status: String(status) }),
    ...(form && { form: form.key, formstatus: String(form.status) }),
    ...(usertype && { type: usertype }),
    ...(known !== undefined && { known: String(known) }),
    ...(sort && !isOwnList(status) && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Ignores unknown parameters. */
export function parseQuery(text: string): Pick<QueueView, 'filters' | 'page' | 'sort'> {
  const query = new URLSearchParams(text);
  const oneOf = <Value>(values: readonly Value[], name: string) =>
    values.find((value) => String(value) === query.get(name));
  const key = oneOf(FORM_KEYS, 'form');
  const formStatus = oneOf(FORM_STATUSES, 'formstatus');
  const usertype = oneOf(PERSON_TYPES, 'type');
  const known = oneOf([true, false], 'known');
  const page = Number(query.get('page'));
  const status = oneOf(QUEUE_TABS, 'status') ?? DEFAULT_FILTERS.status;
  const sort = isOwnList(status) ? undefined : oneOf(QUEUE_SORTS, 'sort');
  return {
    ...(sort && { sort }),
    filters: combined({
      status,
      ...(key && formStatus !== undefined && { form: { key, status: formStatus } }),
      ...(usertype && { usertype }),
      ...(known !== undefined && { known }),
    }),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}
