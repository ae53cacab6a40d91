import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { formatMonth } from '../../domain/insights/months.ts';
import { useWidth } from './useWidth.ts';

interface MonthSeries {
  label: string;
  /** A bar for each month; null without a figure. */
  bars: readonly (number | null)[];
  /** A line above the bars. */
  line?: readonly (number | null)[];
}

interface MonthBarsProps {
  title: string;
  months: readonly string[];
  series: readonly MonthSeries[];
}

const HEIGHT = 112;
/** Room for a number above the highest bar, and for the months below. */
const HEAD = 18;
const FOOT = 18;
/** Narrower or lower bars have no number. */
const NARROWEST = 14;
/** Wider plots have two columns. */
const TWO_COLUMNS = 640;
const GAP = 24;

/** One small plot for each figure, all with the same months. The table beside it has the same numbers. */
export function MonthBars({ title, months, series }: MonthBarsProps) {
  const [measure, width] = useWidth();
  const column = width > TWO_COLUMNS ? Math.floor((width - GAP) / 2) : width;
  return (
    <div
      className={`insights-plot insights-months mb-3${width > TWO_COLUMNS ? ' is-wide' : ''}`}
      ref={measure}
      role="img"
      aria-label={`${title}. The table has the figures.`}
    >
      {width > 0 &&
        series.map((each) => <MonthPlot key={each.label} months={months} width={column} {...each} />)}
    </div>
  );
}

interface MonthPlotProps extends MonthSeries {
  months: readonly string[];
  width: number;
}

function MonthPlot({ label, months, bars, line, width }: MonthPlotProps) {
  const most = Math.max(1, ...[...bars, ...(line ?? [])].map((value) => value ?? 0));
  const x = scaleBand({ domain: [...months], range: [0, width], padding: 0.25 });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - FOOT, HEAD] });
  const middle = (month: string) => (x(month) ?? 0) + x.bandwidth() / 2;
  const points = months.flatMap((month, index) => {
    const value = line?.[index] ?? null;
    return value === null ? [] : [{ month, value }];
  });
  const hasNumbers = x.bandwidth() >= NARROWEST;
  return (
    <figure className="m-0">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {months.map((month, index) => {
          const value = bars[index] ?? 0;
          const top = y(value);
          const height = HEIGHT - FOOT - top;
          // The numbers of the line are above it, so those of the bars are within.
          const isWithin = line !== undefined;
          return (
            <g key={month}>
              <Bar className="insights-ink" x={x(month)} y={top} width={x.bandwidth()} height={height} />
              {hasNumbers && value > 0 && (!isWithin || height >= NARROWEST) && (
                <text
                  x={middle(month)}
                  y={isWithin ? HEIGHT - FOOT - 3 : top - 4}
                  textAnchor="middle"
                  className={isWithin ? 'insights-label insights-within' : 'insights-label'}
                >
                  {value}
                </text>
              )}
            </g>
          );
        })}
        <LinePath
          data={points}
          x={({ month }) => middle(month)}
          y={({ value }) => y(value)}
          className="insights-line"
        />
        {points.map(({ month, value }) => (
          <g key={month}>
            <circle cx={middle(month)} cy={y(value)} r="3" className="insights-point" />
            {hasNumbers && (
              <text x={middle(month)} y={y(value) - 6} textAnchor="middle" className="insights-label">
                {value}
              </text>
            )}
          </g>
        ))}
        <text x={0} y={HEIGHT - 3} className="insights-label">
          {formatMonth(months[0] ?? '')}
        </text>
        <text x={width} y={HEIGHT - 3} textAnchor="end" className="insights-label">
          {formatMonth(months.at(-1) ?? '')}
        </text>
      </svg>
    </figure>
  );
}
