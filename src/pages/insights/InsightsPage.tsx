import { useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { useLocation, useNavigate } from 'react-router-dom';
import { countPeopleNow, getInsights, type Insights } from '../../backend/insights/insights.ts';
import { staffFigures } from '../../config/portal.ts';
import { CSV_TYPE, toCsv } from '../../domain/exports/csv.ts';
import { type InsightsView, parseInsightsQuery, toInsightsQuery } from '../../domain/insights/address.ts';
import { type InsightsTable, insightLinks } from '../../domain/insights/insightLinks.ts';
import {
  COMING,
  COMING_GROUPS,
  COMING_LABELS,
  NOBODY,
  type NowStatsGroup,
  STAGE_LABELS,
  WAIT_GROUPS,
  WAITING,
} from '../../domain/insights/nowStats.ts';
import { mostReturned, returnedTable } from '../../domain/insights/returned.ts';
import {
  comingTable,
  insightsCsv,
  monthTable,
  nowStatsIn,
  nowTable,
  peopleText,
  waitTable,
  workerTable,
} from '../../domain/insights/tables.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { ReviewersOnly } from '../../forms/ReviewersOnly.tsx';
import { useRead } from '../../records/useRead.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { KEEPS_FOCUS, PageHeading } from '../../ui/PageHeading.tsx';
import { PrintButton, printDocument } from '../../ui/print/PrintButton.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { GroupBars } from './GroupBars.tsx';
import { InsightsFilters } from './InsightsFilters.tsx';
import { FigureSection, MonthSections } from './MonthSections.tsx';
import { Reasons } from './Reasons.tsx';
import './insights.scss';

/** How onboarding goes, for staff (R26). */
export function InsightsPage() {
  const { isReviewer, isApprover } = useSignedInUser();
  return (
    <>
      <PageHeading title="Insights">
        How many people are under way, where they wait, and what is sent back.
      </PageHeading>
      {isReviewer || isApprover ? <Shown /> : <ReviewersOnly />}
    </>
  );
}

function Shown() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseInsightsQuery(search), [search]);
  const stored = useRead('all', getInsights);
  const counted = useRead(view.type ?? 'any', countPeopleNow);
  const error = stored.error ?? counted.error;
  if (error) return <Failure>{loadErrorMessage(error)}</Failure>;
  if (!stored.value) return <Loader />;
  const domains = stored.value.months.flatMap(([, { groups }]) => groups.map(({ domain }) => domain));
  return (
    <>
      <InsightsFilters
        view={view}
        domains={[...new Set(domains)].filter(Boolean).sort()}
        onChange={(next) =>
          navigate({ search: toInsightsQuery(next) }, { replace: true, state: KEEPS_FOCUS })
        }
      />
      <Sections insights={stored.value} counted={counted.value} view={view} />
    </>
  );
}

interface SectionsProps {
  insights: Insights;
  /** Absent until the database has counted. */
  counted: NowStatsGroup['stages'] | undefined;
  view: InsightsView;
}

function Sections({ insights: { months, nowStats }, counted, view }: SectionsProps) {
  const { isReviewer } = useSignedInUser();
  const shown = months.slice(-view.months);
  const links = insightLinks(
    isReviewer,
    view,
    shown.map(([month]) => month),
  );
  const then = nowStats ? nowStatsIn(nowStats.groups, view, 'stages') : {};
  // The database counts by type only; with another filter the figures are those of the job's last run.
  const isLive = view.kind === undefined && view.domain === undefined;
  const stages = isLive ? counted && { ...counted, ...(then.invited && { invited: then.invited }) } : then;
  const coming = nowStats ? nowStatsIn(nowStats.groups, view, 'coming') : {};
  const returned = mostReturned(shown, view, links);
  const counts = nowStats
    ? `Counted on ${formatTimestamp(nowStats.at)}.`
    : 'Not counted yet: a job counts once a day.';

  const now = nowTable(stages ?? {}, links);
  const byMonth = monthTable(shown, view, links);
  const days = waitTable(shown, view, links);
  const back = returnedTable(returned);
  const ends = comingTable(coming, links);
  const work = workerTable(shown, links);
  const tables = [now, byMonth, days, back, ends, ...(staffFigures ? [work] : [])];
  return (
    <>
      <Actions tables={tables} />
      <FigureSection
        title="Now"
        note={
          isLive
            ? `People are counted as you open the page. Invitations: ${nowStats ? `counted on ${formatTimestamp(nowStats.at)}` : 'not counted yet'}; only introducers list them.`
            : counts
        }
        pair
        table={now}
      >
        {stages ? (
          <GroupBars
            title="People who wait, by stage"
            groups={WAIT_GROUPS.map((group) => `${group} working days`)}
            rows={WAITING.map((stage) => {
              const counts = stages[stage] ?? NOBODY;
              return { label: STAGE_LABELS[stage], counts, sum: peopleText(counts) };
            })}
          />
        ) : (
          <Loader />
        )}
      </FigureSection>
      {shown.length === 0 ? (
        <Card body className="mb-3">
          <EmptyState heading="h2" title="No month is counted yet">
            The job that sends the reminders counts the months, once a day. npm run stats counts them at once.
          </EmptyState>
        </Card>
      ) : (
        <MonthSections months={shown} view={view} returned={returned} tables={{ byMonth, days, back }} />
      )}
      <Reasons />
      <FigureSection title="What comes" note={counts} pair table={ends}>
        <GroupBars
          title="What ends, by weeks"
          groups={COMING_GROUPS}
          rows={COMING.map((what) => ({ label: COMING_LABELS[what], counts: coming[what] ?? NOBODY }))}
        />
      </FigureSection>
      {staffFigures && work.rows.length > 0 && (
        <FigureSection
          title="Who works"
          note="Review and Approval: the median and the 90th percentile in working days. These figures have no filter."
          table={work}
        />
      )}
    </>
  );
}

function Actions({ tables }: { tables: readonly InsightsTable[] }) {
  return (
    <div className="cluster mb-3 insights-actions no-print">
      <PrintButton onPrint={() => void printDocument('Insights')} />
      <Button
        variant="outline-secondary"
        onClick={() => saveFile('insights.csv', toCsv(insightsCsv(tables)), CSV_TYPE)}
      >
        Save as CSV
      </Button>
    </div>
  );
}
