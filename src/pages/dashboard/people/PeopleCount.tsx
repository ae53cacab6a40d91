import { Failure } from '../../../ui/feedback/Failure.tsx';
import type { People, PeopleFilter } from './usePeople.ts';

interface PeopleCountProps {
  people: Pick<People, 'isSearching' | 'isCut' | 'searchError'>;
  count: number;
  hasMore: boolean;
  filter: PeopleFilter;
}

export function PeopleCount({ people, count, hasMore, filter }: PeopleCountProps) {
  if (people.searchError) {
    return <Failure>Only the people already listed are searched: {people.searchError.message}</Failure>;
  }
  return (
    <p className="people-count" role="status">
      {people.isSearching ? 'Searching…' : sentence(people.isCut, count, hasMore, filter)}
    </p>
  );
}

function sentence(isCut: boolean, count: number, hasMore: boolean, { search, stage, order }: PeopleFilter) {
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
