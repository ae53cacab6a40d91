import { useState } from 'react';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { getQueueFigures } from '../../backend/records/queueFigures.ts';
import { paths } from '../../config/paths.ts';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { overallStatusLabel } from '../../domain/forms/statuses.ts';
import { countText } from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import type { QueueFigures } from '../../domain/review/figures.ts';
import { waitingText, workingDaysText } from '../../domain/time/waitingTime.ts';
import { LiveRecord } from '../../records/liveRecord.ts';
import { useNow } from '../../records/useNow.ts';
import { useLive } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { TableHead } from '../../ui/TableHead.tsx';

/** Read once, without listeners. */
function readFigures(onFigures: (figures: QueueFigures) => void, onError: (error: AppError) => void) {
  getQueueFigures().then(onFigures, (error: unknown) => onError(toAppError(error)));
  return () => {};
}

export function ReviewerPanel() {
  const [figures] = useState(() => new LiveRecord(readFigures));
  const live = useLive(figures);
  return (
    <Card as="section" body>
      <h2>Review forms</h2>
      <p>
        The <Link to={paths.review}>review queue</Link> lists the people whose forms wait for a reviewer.
      </p>
      <LiveView live={live} onRetry={figures.retry}>
        {(value) => <Figures figures={value} />}
      </LiveView>
    </Card>
  );
}

function Figures({ figures: { stages, decided } }: { figures: QueueFigures }) {
  const now = useNow();
  return (
    <>
      <div className="table-scroll">
        <Table size="sm">
          <caption className="visually-hidden">How many people wait, and how long</caption>
          <TableHead columns={['Stage', 'People', 'Longest wait']} />
          <tbody>
            {stages.map(({ status, count, oldest }) => (
              <tr key={status}>
                <td>
                  <Link to={paths.review + toQuery({ status }, 1)}>{overallStatusLabel(status)}</Link>
                </td>
                <td>{countText(count)}</td>
                <td>{oldest ? waitingText(oldest, now) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="mt-3 mb-0">{decidedText(decided)}</p>
    </>
  );
}

function decidedText(decided: QueueFigures['decided']): string {
  if (!decided) return 'No times from submission to decision are known yet.';
  const { people, medianDays } = decided;
  const whose = people === 1 ? 'the last person' : `the median of the last ${people} people`;
  return `From submission to decision: ${workingDaysText(medianDays).toLowerCase()}, ${whose}.`;
}
