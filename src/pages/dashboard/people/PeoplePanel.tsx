import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import { overallStatusLabel } from '../../../domain/forms/statuses.ts';
import type { Introducer } from '../../../domain/people/invitations.ts';
import { OVERALL_STATUSES } from '../../../domain/records/records.ts';
import { useNow } from '../../../records/useNow.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { loadErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { useHashTarget } from '../../../ui/useHashTarget.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { type People, type PeopleFilter, usePeople } from './usePeople.ts';
import './people.scss';

const EVERYBODY: PeopleFilter = { search: '', stage: null, order: 'latest' };

/** The people who named this introducer (R13). */
export function PeoplePanel({ introducer }: { introducer: Pick<Introducer, 'uid' | 'email'> }) {
  const [filter, setFilter] = useState(EVERYBODY);
  const people = usePeople(introducer.email, filter);
  const now = useNow();
  const heading = useHashTarget('#your-people');
  const isSearch = filter.search.trim() !== '';
  return (
    <Card as="section" className="table-card people" aria-labelledby="people-heading">
      <div className="people-head">
        <h2 ref={heading} id="people-heading" tabIndex={-1}>
          Your people
        </h2>
        <PeopleFilters filter={filter} onChange={setFilter} />
      </div>
      <LiveView live={people.live} onRetry={people.retry}>
        {({ items, more }) => (
          <>
            {items.length > 0 && <PeopleTable introducerUid={introducer.uid} people={items} now={now} />}
            <div className="people-foot">
              <PeopleCount people={people} count={items.length} hasMore={more !== 'none'} filter={filter} />
              {!isSearch && <ShowMore more={more} what="people" onClick={people.showMore} />}
              <ExportButtons people={items} />
            </div>
          </>
        )}
      </LiveView>
    </Card>
  );
}

const STAGE_OPTIONS = OVERALL_STATUSES.map((stage) => ({
  value: `${stage}`,
  label: overallStatusLabel(stage),
}));
const ORDER_OPTIONS = [
  { value: 'latest', label: 'Latest change' },
  { value: 'longest', label: 'Waiting longest' },
];

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  return (
    <search className="people-filters">
      <TextField
        label="Search by name or user ID"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <SelectField
        label="Stage"
        placeholder="All stages"
        options={STAGE_OPTIONS}
        value={filter.stage === null ? '' : `${filter.stage}`}
        onChange={({ target }) =>
          onChange({
            ...filter,
            stage: OVERALL_STATUSES.find((stage) => `${stage}` === target.value) ?? null,
          })
        }
      />
      <SelectField
        label="Order"
        options={ORDER_OPTIONS}
        value={filter.order}
        onChange={({ target }) =>
          onChange({ ...filter, order: target.value === 'longest' ? 'longest' : 'latest' })
        }
      />
    </search>
  );
}

interface PeopleCountProps {
  people: Pick<People, 'isSearching' | 'isCut' | 'searchError'>;
  count: number;
  hasMore: boolean;
  filter: PeopleFilter;
}

function PeopleCount({ people, count, hasMore, filter }: PeopleCountProps) {
  if (people.searchError) {
    return (
      <Failure>Only the people already listed are searched: {loadErrorMessage(people.searchError)}</Failure>
    );
  }
  return (
    <p className="people-count" role="status">
      {people.isSearching ? 'Searching…' : countSentence(people.isCut, count, hasMore, filter)}
    </p>
  );
}

function countSentence(
  isCut: boolean,
  count: number,
  hasMore: boolean,
  { search, stage, order }: PeopleFilter,
) {
  const isSearch = search.trim() !== '';
  const isFiltered = isSearch || stage !== null || order === 'longest';
  if (count === 0 && !isFiltered)
    return 'No one has registered under you yet. Send your first invitation above.';
  const people = `${count} ${count === 1 ? 'person' : 'people'}`;
  if (isCut) return `${people}, and more match. Type more of the name to narrow it down.`;
  if (isSearch && hasMore) return `${people} found by the beginning of the name or user ID.`;
  if (count === 0) return 'No match. Shorten the search, or choose all stages.';
  return hasMore && !isSearch ? `${people} listed so far.` : `${people} listed.`;
}
