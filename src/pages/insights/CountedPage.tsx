import { useMemo } from 'react';
import Card from 'react-bootstrap/Card';
import { Link, useLocation } from 'react-router-dom';
import { getListed, type ListedPerson, watchListed } from '../../backend/insights/counted.ts';
import { PAGE_SIZE } from '../../backend/records/livePages.ts';
import { inPages } from '../../backend/records/queries.ts';
import { approvalPath, paths, reviewPath } from '../../config/paths.ts';
import { filterParts } from '../../domain/insights/address.ts';
import { type ListView, parseListQuery, stageOfList } from '../../domain/insights/listAddress.ts';
import { listTitle } from '../../domain/insights/listTitle.ts';
import { stageText, userTypeLabel } from '../../domain/people/table.ts';
import { formatDate, todayInIndia } from '../../domain/time/dates.ts';
import { PagedList } from '../../evidence/PagedList.tsx';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { useWatchedPages } from '../../records/useLivePages.ts';
import { useRead } from '../../records/useRead.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { BlockTable } from '../../ui/BlockTable.tsx';
import { BrokenAtAt } from '../../ui/BrokenAtAt.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PersonName } from '../../ui/PersonName.tsx';

/** The people whom a figure of /insights counts, for staff (R26). The address names the figure. */
export function CountedPage() {
  const { isReviewer, isApprover } = useSignedInUser();
  const { search } = useLocation();
  const view = useMemo(() => parseListQuery(search), [search]);
  return (
    <>
      <PageHeading title="People behind a figure">
        <Link to={backTo(view)}>Insights</Link>
      </PageHeading>
      {!isReviewer && !isApprover ? (
        <ReviewersOnly />
      ) : view ? (
        <Counted view={view} isReviewer={isReviewer} />
      ) : (
        <p>This address names no figure.</p>
      )}
    </>
  );
}

/** With the filters of the figure. */
function backTo(view: ListView | undefined): string {
  const query = new URLSearchParams(view && filterParts(view));
  return query.size > 0 ? `${paths.insights}?${query}` : paths.insights;
}

function Counted({ view, isReviewer }: { view: ListView; isReviewer: boolean }) {
  const title = listTitle(view);
  return (
    <>
      <h2 className="h5">{title}</h2>
      <p className="text-body-secondary">
        {stageOfList(view)
          ? 'As it is now, the longest wait first.'
          : 'As counted by the last run of the job. A person who was counted several times is listed once. An erased person stays in the figure, but not in the list.'}
      </p>
      <PagedList
        list={useWatchedPages(view, watchListed)}
        what="people"
        empty={
          <Card body>
            <EmptyState heading="h3" title="Nobody is listed" link={{ to: backTo(view), label: 'Insights' }}>
              The figure is 0, or the people whom it counts have moved on or were erased.
            </EmptyState>
          </Card>
        }
      >
        {(items) => (
          <BlockTable hover caption={title} columns={COLUMNS}>
            {inPages(items, PAGE_SIZE).map((page) => (
              <Rows key={page[0]?.uid} page={page} isReviewer={isReviewer} />
            ))}
          </BlockTable>
        )}
      </PagedList>
    </>
  );
}

const COLUMNS = ['Name', 'Introducer', 'Status', 'Since'];

interface RowsProps {
  page: readonly ListedPerson[];
  isReviewer: boolean;
}

/** Each page reads its own people, so that a further page leaves the earlier ones as they are. */
function Rows({ page, isReviewer }: RowsProps) {
  const unread = page.filter(({ person }) => !person).map(({ uid }) => uid);
  const { value, error } = useRead(unread.join(), getListed);
  if (!value) {
    return (
      <tr>
        <td colSpan={COLUMNS.length}>{error ? <Failure>{loadErrorMessage(error)}</Failure> : <Loader />}</td>
      </tr>
    );
  }
  return page.map(({ uid, person = value.get(uid) }) => (
    <tr key={uid}>
      <th scope="row">
        <PersonName name={person?.name ?? ''} to={isReviewer ? reviewPath(uid) : approvalPath(uid)} />
        {person && (
          <span className="d-block small text-body-secondary">{userTypeLabel(person.usertype)}</span>
        )}
      </th>
      <td data-label="Introducer">
        <BrokenAtAt address={person?.fpocno || '–'} />
      </td>
      <td data-label="Status">{person ? stageText(person) : '–'}</td>
      <td data-label="Since">
        {person && person.since > 0 ? formatDate(todayInIndia(new Date(person.since))) : '–'}
      </td>
    </tr>
  ));
}
