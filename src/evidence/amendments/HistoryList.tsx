import { watchHistory } from '../../backend/amendments/amendments.ts';
import { amendmentKind, type HistoryEntry, historyId } from '../../domain/records/amendments.ts';
import { earlierValues } from '../../domain/review/amendedChanges.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { type LiveList, useWatchedPages } from '../../records/useLivePages.ts';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { FileAccess } from '../FilePreview.tsx';
import { PagedList } from '../PagedList.tsx';
import { ShownValue } from '../SensitiveValue.tsx';

export function useHistory(uid: string): LiveList<HistoryEntry> {
  return useWatchedPages(uid, watchHistory);
}

/** Reads the history itself, for screens that need it only here. */
export function PersonHistory({ state }: { state: ReviewState }) {
  return <HistoryList history={useHistory(state.record.uid)} state={state} />;
}

interface HistoryListProps {
  history: LiveList<HistoryEntry>;
  state: ReviewState;
}

/** The values on record before each change, newest first; renders nothing without a change. */
export function HistoryList({ history, state }: HistoryListProps) {
  return (
    <PagedList
      list={history}
      what="earlier values"
      frame={(shown) => <Panel title="Before the changes">{shown}</Panel>}
    >
      {(items) => items.map((entry) => <Entry key={historyId(entry)} entry={entry} state={state} />)}
    </PagedList>
  );
}

function Entry({ entry, state }: { entry: HistoryEntry; state: ReviewState }) {
  const { details, files } = earlierValues(entry, state);
  const changedBy = state.record.logs.find(
    ({ timestamp, by }) => timestamp === entry.at && by === entry.by,
  )?.title;
  const title = `${amendmentKind(entry.kind).title}, until ${formatTimestamp(entry.at)}`;
  return (
    <>
      <h3 className="h6">{title}</h3>
      {changedBy && <p className="small text-body-secondary">{changedBy}</p>}
      <dl className="review-details">
        {details.map(({ field, label, value, isSensitive }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <ShownValue
                label={`${label}, ${title}`}
                value={value}
                isSensitive={isSensitive}
                empty="Nothing"
              />
            </dd>
          </div>
        ))}
        {files.map(({ label, link }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {link ? (
                <FileAccess>
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    Open<span className="visually-hidden">{` ${label}, ${title}`}</span> in a new tab
                  </a>
                </FileAccess>
              ) : (
                <span className="text-body-secondary">Not uploaded</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
