import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { useParams } from 'react-router-dom';
import { watchAmendments } from '../../backend/amendments/amendments.ts';
import { isUid } from '../../domain/records/uid.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { EVENT_GROUPS, type EventGroup, eventsOf, type RecordEvent } from '../../domain/tasks/events.ts';
import { formatDate, formatTimestamp } from '../../domain/time/dates.ts';
import { useHistory } from '../../evidence/amendments/HistoryList.tsx';
import { LoggedTitle } from '../../evidence/LoggedTitle.tsx';
import { PersonDocumentsPage } from '../../forms/PersonPage.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { RecordsProvider } from '../../records/RecordsProvider.tsx';
import { today } from '../../records/useNow.ts';
import { useWatched } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { labelledOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PrintButton, printDocument } from '../../ui/print/PrintButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { STORED } from '../../ui/stored.ts';
import { TableHead } from '../../ui/TableHead.tsx';

/** The person's own timeline; with a uid in the address the timeline of that person, for staff. */
export function TimelinePage() {
  const { uid } = useParams();
  const { uid: own, isReviewer, isApprover } = useSignedInUser();
  if (uid === undefined || uid === own) return <Sheet isOwn />;
  if (!(isReviewer || isApprover) || !isUid(uid)) {
    return (
      <>
        <PageHeading title="Timeline" />
        <ShortNotice kind="warning" title="There is no timeline for you here">
          Reviewers and approvers read the timelines of others.
        </ShortNotice>
      </>
    );
  }
  return (
    <RecordsProvider key={uid} uid={uid}>
      <Sheet />
    </RecordsProvider>
  );
}

function Sheet({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <PersonDocumentsPage
      title="Timeline"
      intro="Everything that happened to the record, newest first."
      printed="sheet"
    >
      {(record, documents) => <Timeline state={{ record, documents }} isOwn={isOwn} />}
    </PersonDocumentsPage>
  );
}

const ALL = 'Everything';

function Timeline({ state, isOwn }: { state: ReviewState; isOwn: boolean }) {
  const { record } = state;
  const [chosen, setChosen] = useState('');
  const amendments = lastOf(useWatched(record.uid, watchAmendments).live)?.value ?? {};
  const history = useHistory(record.uid);
  const earlier = lastOf(history.live)?.value;
  const events = eventsOf(state, { amendments, history: earlier?.items ?? [] }, isOwn);
  const group = chosen in EVENT_GROUPS ? (chosen as EventGroup) : undefined;
  const shown = group ? events.filter((event) => event.group === group) : events;
  return (
    <>
      <p className="mb-2">
        <span {...STORED}>{[record.name || record.email, record.userid].filter(Boolean).join(', ')}</span>
        <span className="print-only">
          {`${group ? EVENT_GROUPS[group] : ALL}. Printed on ${formatDate(today())}.`}
        </span>
      </p>
      <div className="no-print col-md-5">
        <SelectField
          id="timeline-show"
          label="Show"
          placeholder={ALL}
          options={labelledOptions(EVENT_GROUPS)}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <p role="status">{`${shown.length} of ${events.length} entries`}</p>
      </div>
      <Card className="table-card mb-3">
        {shown.length > 0 ? (
          <EventTable events={shown} name={record.name} />
        ) : (
          <div className="p-3">
            <EmptyState
              action={
                group && (
                  <Button variant="outline-primary" onClick={() => setChosen('')}>
                    Show everything
                  </Button>
                )
              }
            >
              {group ? 'Nothing of this kind has happened yet.' : 'Nothing has happened yet.'}
            </EmptyState>
          </div>
        )}
      </Card>
      <ShowMore more={earlier?.more ?? 'none'} what="earlier values" onClick={history.showMore} />
      <div className="no-print">
        <PrintButton onPrint={() => void printDocument(`Timeline of ${record.name || record.email}`)} />
      </div>
    </>
  );
}

function EventTable({ events, name }: { events: readonly RecordEvent[]; name: string }) {
  return (
    <Table className="align-top mb-0">
      <caption className="visually-hidden">What happened, newest first</caption>
      <TableHead columns={['Time', 'What happened']} />
      <tbody>
        {events.map(({ at, title, details, words }) => (
          <tr key={[at, title, ...details].join(' ')}>
            <td className="text-nowrap">{formatTimestamp(at) || 'Not known'}</td>
            <td className="text-break">
              <LoggedTitle title={title} name={name} words={words} />
              {details.map((detail) => (
                <div key={detail} className="small text-body-secondary">
                  <Sentence values={words}>{detail}</Sentence>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
