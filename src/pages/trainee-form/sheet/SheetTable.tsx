import Table from 'react-bootstrap/Table';

interface SheetTableProps<Row> {
  title: string;
  columns: readonly (readonly [key: keyof Row & string, label: string])[];
  rows: readonly Row[];
}

export function SheetTable<Row extends { [Key in keyof Row]: string }>({
  title,
  columns,
  rows,
}: SheetTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Table size="sm" aria-label={title}>
        <thead>
          <tr>
            {columns.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ number, row }) => (
            <tr key={number}>
              {columns.map(([key]) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function numbered<Row>(rows: readonly Row[]): { number: number; row: Row }[] {
  return rows.map((row, index) => ({ number: index + 1, row }));
}
