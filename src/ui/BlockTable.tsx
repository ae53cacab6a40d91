import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import Table from 'react-bootstrap/Table';
import { TableHead } from './TableHead.tsx';
import './blockTable.scss';

interface BlockTableProps {
  caption: string;
  columns: readonly string[];
  hover?: boolean;
  /** The rows, whose cells have `data-label`. */
  children: ReactNode;
}

/** A list whose rows are blocks on small screens. */
export function BlockTable({ caption, columns, hover = false, children }: BlockTableProps) {
  return (
    <Card className="table-card">
      <Table hover={hover} className="block-table align-middle mb-0">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={columns} />
        <tbody>{children}</tbody>
      </Table>
    </Card>
  );
}
