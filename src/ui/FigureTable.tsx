import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import type { InsightsTable } from '../domain/insights/insightLinks.ts';
import { TableHead } from './TableHead.tsx';
import './figureTable.scss';
import { STORED } from './stored.ts';

/** The figures of a plot, for reading aloud and for copying; each links to the list behind it, where there is one. */
export function FigureTable({ table: { caption, columns, rows } }: { table: InsightsTable }) {
  return (
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <Table size="sm" className="figure-table mb-0">
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head.text}>
              <th scope="row" {...(head.isName && STORED)}>
                {head.text}
              </th>
              {cells.map(({ text, to }, index) => (
                <td key={columns[index + 1]}>
                  {to && text !== '0' ? (
                    <Link to={to} aria-label={`${head.text}, ${columns[index + 1]}: ${text}`}>
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
