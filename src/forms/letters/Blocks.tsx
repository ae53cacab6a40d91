import { useState } from 'react';
import Table from 'react-bootstrap/Table';
import type { Block } from '../../domain/letters/letterContent.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { STORED } from '../../ui/stored.ts';
import { TableHead } from '../../ui/TableHead.tsx';

/** Text, because inputs would cut off long values. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockView key={block.id} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'clause':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'date':
      return <p className="text-end">{block.text}</p>;
    case 'address':
      return (
        <address {...STORED}>
          {block.lines.map(({ text, isStrong }) =>
            isStrong ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>,
          )}
        </address>
      );
    case 'facts':
      return <DetailList details={block.facts} />;
    case 'table':
      return <BlockTable table={block} />;
    case 'picture':
      return <Picture picture={block} />;
  }
}

function BlockTable({ table: { title, columns, rows } }: { table: Extract<Block, { type: 'table' }> }) {
  return (
    <>
      <h3>{title}</h3>
      <Table size="sm" aria-label={title} className={columns.length > 4 ? 'gst-table' : undefined}>
        <TableHead columns={columns} />
        <tbody>
          {[...rows.entries()].map(([index, row]) => (
            <tr key={index}>
              {[...row.entries()].map(([at, text]) => (
                <td key={at} {...STORED}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** A PDF is named, not shown. */
function Picture({ picture: { name, link, text } }: { picture: Extract<Block, { type: 'picture' }> }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <>
      <p>
        <Sentence values={[name]}>{`File: ${name}`}</Sentence>
      </p>
      {isPicture && link && <img src={link} alt={text} onError={() => setPicture(false)} />}
    </>
  );
}
