import { type ReactNode, useId } from 'react';
import Card from 'react-bootstrap/Card';

interface PanelProps {
  title: ReactNode;
  /** The id of the heading, where a list in the panel has the same name. */
  headingId?: string;
  headingClass?: string | undefined;
  children: ReactNode;
}

/** A part of a page, which has the name of its heading. */
export function Panel({ title, headingId, headingClass, children }: PanelProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <Card as="section" body aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
