import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import type { InsightsTable } from '../../domain/insights/insightLinks.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';

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
    <Card as="section" body className="insights-section">
      <h2>{title}</h2>
      {note && <p className="text-body-secondary">{note}</p>}
      <div className={pair ? 'insights-pair' : undefined}>
        {children && <div>{children}</div>}
        <FigureTable table={table} />
      </div>
    </Card>
  );
}
