import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import type { Introducer } from '../../../domain/people/invitations.ts';
import { useNow } from '../../../records/useNow.ts';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { useHashTarget } from '../../../ui/useHashTarget.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { PeopleCount } from './PeopleCount.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { type PeopleFilter, usePeople } from './usePeople.ts';
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
