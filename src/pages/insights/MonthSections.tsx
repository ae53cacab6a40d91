import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import type { InsightsView } from '../../domain/insights/address.ts';
import { WAITS } from '../../domain/insights/facts.ts';
import { totalsOf, waitFigures } from '../../domain/insights/figures.ts';
import type { InsightsTable } from '../../domain/insights/insightLinks.ts';
import { formatMonth } from '../../domain/insights/months.ts';
import type { Returned } from '../../domain/insights/returned.ts';
import { type Months, TALLY_LABELS, WAIT_LABELS, wholeFrom } from '../../domain/insights/tables.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { GroupBars } from './GroupBars.tsx';
import { MonthBars } from './MonthBars.tsx';

interface MonthSectionsProps {
  months: Months;
  view: InsightsView;
  returned: readonly Returned[];
  tables: Readonly<Record<'byMonth' | 'days' | 'back', InsightsTable>>;
}

/** What is counted by month. */
export function MonthSections({ months, view, returned, tables }: MonthSectionsProps) {
  const { byMonth, days, back } = tables;
  const whole = wholeFrom(months);
  return (
    <>
      <FigureSection
        title="By month"
        note={`First pass: the share of the people approved for the first time to whom nothing was sent back.${whole ? ` The figures are whole from ${formatMonth(whole)} on.` : ''}`}
        table={byMonth}
      >
        <MonthBars
          title="People by month"
          months={months.map(([month]) => month)}
          series={Object.entries(TALLY_LABELS).map(([key, label]) => ({
            label,
            bars: months.map(
              ([, stats]) => totalsOf(stats, view).tallies[key as keyof typeof TALLY_LABELS] ?? 0,
            ),
          }))}
        />
      </FigureSection>
      <FigureSection
        title="Working days"
        note="Half of the people took at most as long as the median, and nine of ten at most as long as the 90th percentile. Monday to Friday count, without holidays."
        table={days}
      >
        <p className="small mb-2">Bars: the median. Line: the 90th percentile.</p>
        <Waits months={months} view={view} />
      </FigureSection>
      <FigureSection
        title="What is sent back"
        note="The ten fields that reviewers asked about most, with the queries as a share of the submissions of the form."
        pair
        table={back}
      >
        {returned.length > 0 ? (
          <GroupBars
            title="Queries by field"
            rows={returned.map(({ label, count }) => ({ label, counts: [count] }))}
          />
        ) : (
          <p>Nothing was sent back.</p>
        )}
      </FigureSection>
    </>
  );
}

function Waits({ months, view }: { months: Months; view: InsightsView }) {
  const figures = months.map(([, stats]) => waitFigures(totalsOf(stats, view).waits));
  return (
    <MonthBars
      title="Working days by month"
      months={months.map(([month]) => month)}
      series={WAITS.map((wait) => ({
        label: WAIT_LABELS[wait],
        bars: figures.map((each) => each[wait].median),
        line: figures.map((each) => each[wait].ninth),
      }))}
    />
  );
}

interface FigureSectionProps {
  title: string;
  note: string | undefined;
  /** Plot and table side by side on a wide screen. */
  pair?: boolean;
  table: InsightsTable;
  children?: ReactNode;
}

export function FigureSection({ title, note, pair = false, table, children }: FigureSectionProps) {
  return (
    <Card as="section" body className="insights-section mb-3">
      <h2>{title}</h2>
      {note && <p className="text-body-secondary">{note}</p>}
      <div className={pair ? 'insights-pair' : undefined}>
        {children && <div>{children}</div>}
        <FigureTable table={table} />
      </div>
    </Card>
  );
}
