import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { useWidth } from './useWidth.ts';

interface BarRow {
  label: string;
  /** The number of people in each group. */
  counts: readonly number[];
  /** The text behind the bar; absent for the sum. */
  sum?: string;
}

interface GroupBarsProps {
  title: string;
  rows: readonly BarRow[];
  /** The names of the groups; absent when each row has one count. */
  groups?: readonly string[];
}

/** A row has its label above its bar, because labels are long and screens narrow. */
const ROW = 42;
const BAR_TOP = 18;
const BAR = 18;
/** Room for the sum behind a bar. */
const SUM = 48;

/** A bar for each row, in parts that differ by their pattern. The table beside it has the same numbers. */
export function GroupBars({ title, rows, groups = [] }: GroupBarsProps) {
  const [measure, width] = useWidth();
  const id = useId();
  const sums = rows.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  const height = rows.length * ROW;
  const x = scaleLinear({ domain: [0, Math.max(1, ...sums)], range: [0, Math.max(0, width - SUM)] });
  return (
    <div className="insights-plot mb-3" ref={measure}>
      {groups.length > 0 && (
        <ul className="insights-legend list-unstyled" aria-hidden="true">
          {groups.map((group, index) => (
            <li key={group}>
              <svg width="22" height="14" aria-hidden="true">
                <rect
                  x="1"
                  y="1"
                  width="20"
                  height="12"
                  className="insights-bar"
                  fill={`url(#${id}${index})`}
                />
              </svg>
              <span>{group}</span>
            </li>
          ))}
        </ul>
      )}
      <svg
        viewBox={`0 0 ${Math.max(1, width)} ${height}`}
        role="img"
        aria-label={`${title}. The table has the figures.`}
      >
        <Patterns id={id} />
        {width > 0 &&
          rows.map(({ label, counts, sum }, row) => (
            <g key={label} transform={`translate(0 ${row * ROW})`}>
              <text y={BAR_TOP - 5} className="insights-label">
                {label}
              </text>
              {counts.map((count, index) => {
                const before = counts.slice(0, index).reduce((sum, each) => sum + each, 0);
                return (
                  count > 0 && (
                    <Bar
                      // The groups never change their order.
                      key={groups[index] ?? label}
                      className="insights-bar"
                      fill={`url(#${id}${index})`}
                      x={1 + x(before)}
                      y={BAR_TOP}
                      width={Math.max(1, x(count))}
                      height={BAR}
                    />
                  )
                );
              })}
              <text
                x={x(sums[row] ?? 0) + 8}
                y={BAR_TOP + BAR / 2}
                className="insights-label"
                dominantBaseline="central"
              >
                {sum ?? sums[row]}
              </text>
            </g>
          ))}
      </svg>
    </div>
  );
}

/** Full, striped, dotted and empty: they differ without colour, also when printed. */
function Patterns({ id }: { id: string }) {
  const square = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' as const };
  return (
    <defs>
      <pattern id={`${id}0`} {...square}>
        <rect width="6" height="6" className="insights-ink" />
      </pattern>
      <pattern id={`${id}1`} {...square} patternTransform="rotate(45)">
        <rect width="3" height="6" className="insights-ink" />
      </pattern>
      <pattern id={`${id}2`} {...square}>
        <circle cx="3" cy="3" r="1.5" className="insights-ink" />
      </pattern>
      <pattern id={`${id}3`} {...square}>
        <rect width="6" height="6" fill="none" />
      </pattern>
    </defs>
  );
}
