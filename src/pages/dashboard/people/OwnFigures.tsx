import Card from 'react-bootstrap/Card';
import { type OwnFigures as Figures, getOwnFigures } from '../../../backend/insights/ownFigures.ts';
import { paths } from '../../../config/paths.ts';
import type { InsightsTable } from '../../../domain/insights/insightLinks.ts';
import { sumOfWaiting, WAIT_GROUPS } from '../../../domain/insights/nowStats.ts';
import {
  pipelineStageName,
  toPipelineQuery,
  WAITING_STAGES,
  WHOLE_PIPELINE,
} from '../../../domain/people/pipeline.ts';
import { countText } from '../../../domain/queue/queue.ts';
import { workingDaysText } from '../../../domain/time/waitingTime.ts';
import { useRead } from '../../../records/useRead.ts';
import { FigureTable } from '../../../ui/FigureTable.tsx';

/** The figures of /insights in small, of the introducer's own people. Nothing is shown without people or while they cannot be read. */
export function OwnFigures({ email }: { email: string }) {
  const { value } = useRead(email, getOwnFigures);
  if (!value || Object.values(value.waits).every((waiting) => sumOfWaiting(waiting) === 0)) return null;
  return (
    <Card as="section" body className="mt-3">
      <h2>How long your people wait</h2>
      <FigureTable table={waitTable(value)} />
      <p className="mt-3 mb-0">{decidedText(value)}</p>
    </Card>
  );
}

function waitTable({ waits }: Figures): InsightsTable {
  return {
    title: 'How long your people wait',
    caption: 'Your people by their wait in working days',
    columns: ['Stage', ...WAIT_GROUPS],
    rows: WAITING_STAGES.map((stage) => ({
      head: { text: pipelineStageName(stage) },
      cells: waits[stage].map((people, wait) => ({
        text: countText(people),
        to: `${paths.dashboard}${toPipelineQuery({ ...WHOLE_PIPELINE, stage, wait })}#your-people`,
      })),
    })),
  };
}

function decidedText({ decided, approved }: Figures): string {
  const month =
    approved === 1 ? '1 person was approved this month.' : `${approved} people were approved this month.`;
  if (!decided) return month;
  const days = workingDaysText(decided.medianDays).toLowerCase();
  return `${month} From submission to decision: ${days}, the median of the last ${decided.people}.`;
}
