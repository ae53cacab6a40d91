import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { Introducer } from '../../../domain/people/invitations.ts';
import { peopleText } from '../../../domain/people/peopleText.ts';
import {
  type PipelineRow,
  type PipelineView,
  parsePipelineQuery,
  toPipelineQuery,
} from '../../../domain/people/pipeline.ts';
import { isStuck } from '../../../domain/reminders/reminders.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { LiveView } from '../../../ui/feedback/LiveView.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { loadErrorMessage } from '../../../ui/feedback/saveErrors.ts';
import { KEEPS_FOCUS } from '../../../ui/PageHeading.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { useHashTarget } from '../../../ui/useHashTarget.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { Filters, Stages } from './PipelineHead.tsx';
import { PipelineTable } from './PipelineTable.tsx';
import { Selection, useChosen } from './Selection.tsx';
import { type Pipeline as PipelineState, usePipeline } from './usePipeline.ts';
import { useRowActions } from './useRowActions.ts';
import './people.scss';

/** With the form library, which the list does without. */
const InvitePanel = lazy(() =>
  import('../invitations/InvitePanel.tsx').then((module) => ({ default: module.InvitePanel })),
);

/** The people who named this introducer (R13), and the introducer's invitations. */
export function Pipeline({ introducer }: { introducer: Introducer }) {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parsePipelineQuery(address), [address]);
  const [search, setSearch] = useState('');
  const [chosen, toggle] = useChosen();
  const [isInviting, setInviting] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const pipeline = usePipeline(introducer, view, search);
  const { live, now } = pipeline;
  const heading = useHashTarget('#your-people');
  const shown = live.state === 'ready' ? live.value.rows : (live.last?.value.rows ?? []);
  const hasStuck = shown.some((row) => row.kind === 'person' && isStuck(row.person, now));
  const actions = useRowActions(introducer, now, hasStuck);
  const isWhole = search.trim() === '' && toPipelineQuery(view) === '';
  const isEmpty = live.state === 'ready' && isWhole && shown.length === 0;
  const isKnown = live.state === 'ready' || live.last !== undefined;
  useEffect(() => {
    if (live.state === 'loading') return;
    // In one step with the form, so that neither moves the other.
    setLoaded(true);
    // Stays open after the first invitation.
    if (isEmpty) setInviting(true);
  }, [live.state, isEmpty]);

  const change = (next: PipelineView) =>
    void navigate(paths.dashboard + toPipelineQuery(next), { state: KEEPS_FOCUS });
  if (!isLoaded) return <Loader />;
  return (
    <Suspense fallback={<Loader />}>
      {isInviting && <InvitePanel introducer={introducer} onInvite={actions.invite} />}
      <Card as="section" className="table-card people" aria-labelledby="people-heading">
        <div className="people-head">
          <div className="d-flex flex-wrap justify-content-between gap-2">
            <h2 ref={heading} id="people-heading" tabIndex={-1}>
              Your people
            </h2>
            {isKnown && !isEmpty && (
              <Button
                variant={isInviting ? 'outline-secondary' : 'primary'}
                aria-expanded={isInviting}
                onClick={() => startTransition(() => setInviting(!isInviting))}
              >
                {isInviting ? 'Done' : 'Invite people'}
              </Button>
            )}
          </div>
          {!isEmpty && (
            <>
              <Stages view={view} counts={pipeline.counts.counts} />
              <Filters view={view} search={search} onSearch={setSearch} onChange={change} />
            </>
          )}
        </div>
        <LiveView live={live} onRetry={pipeline.retry}>
          {({ rows }) =>
            isEmpty ? (
              <div className="people-foot d-block">
                <EmptyState title="No one has registered under you yet.">
                  Send your first invitation above. You get a mail when somebody registers.
                </EmptyState>
              </div>
            ) : (
              <>
                <Selection rows={rows} actions={actions} chosen={chosen} onToggle={toggle} />
                {rows.length > 0 && (
                  <PipelineTable
                    rows={rows}
                    now={now}
                    actions={actions}
                    chosen={chosen}
                    onChoose={(id) => toggle([id], !chosen.has(id))}
                  />
                )}
                {rows.length === 0 && !pipeline.isSearching && (
                  <EmptyStage isSearch={search.trim() !== ''} onClear={() => setSearch('')} />
                )}
                <Foot rows={rows} pipeline={pipeline} search={search} />
              </>
            )
          }
        </LiveView>
      </Card>
    </Suspense>
  );
}

interface EmptyStageProps {
  isSearch: boolean;
  onClear: () => void;
}

function EmptyStage({ isSearch, onClear }: EmptyStageProps) {
  return (
    <div className="people-foot d-block">
      {isSearch ? (
        <EmptyState
          action={
            <Button variant="outline-primary" onClick={onClear}>
              Clear search
            </Button>
          }
        >
          Check the spelling, or search by another word of the name, user ID or e-mail address.
        </EmptyState>
      ) : (
        <EmptyState link={{ to: paths.dashboard, label: 'Show everyone' }}>
          People are listed here once they get to this stage.
        </EmptyState>
      )}
    </div>
  );
}

interface FootProps {
  rows: readonly PipelineRow[];
  pipeline: PipelineState;
  search: string;
}

function Foot({ rows, pipeline, search }: FootProps) {
  return (
    <div className="people-foot">
      <Count pipeline={pipeline} count={rows.length} search={search} />
      <ShowMore more={pipeline.more} what="people" onClick={pipeline.showMore} />
      <ExportButtons people={rows.flatMap((row) => (row.kind === 'person' ? [row.person] : []))} />
    </div>
  );
}

interface CountProps {
  pipeline: Pick<PipelineState, 'isSearching' | 'isCut' | 'searchError' | 'more' | 'counts'>;
  count: number;
  search: string;
}

function Count({ pipeline, count, search }: CountProps) {
  const { isSearching, isCut, searchError, more, counts } = pipeline;
  if (searchError) {
    return (
      <Failure>{`Only the people already listed are searched: ${loadErrorMessage(searchError)}`}</Failure>
    );
  }
  return (
    <p
      className="people-count mb-0 text-body-secondary"
      role="status"
    >{`${isSearching ? 'Searching…' : sentence(count, search.trim(), isCut, more !== 'none')}${counts.error ? ' The numbers of the stages could not be counted.' : ''}`}</p>
  );
}

function sentence(count: number, search: string, isCut: boolean, hasMore: boolean): string {
  const people = peopleText(count);
  if (isCut) return `${people}, and more match. Type more of the name to narrow it down.`;
  if (count > 0) return hasMore ? `${people} listed so far.` : `${people} listed.`;
  if (search !== '') return 'No match.';
  return 'No one is in this stage.';
}
