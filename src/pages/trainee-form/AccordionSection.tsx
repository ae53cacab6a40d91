import type { ReactNode } from 'react';
import Accordion from 'react-bootstrap/Accordion';

interface AccordionSectionProps {
  id: string;
  title: string;
  onEntered: () => void;
  children: ReactNode;
}

/** What is typed in it stays while it is closed. */
export function AccordionSection({ id, title, onEntered, children }: AccordionSectionProps) {
  return (
    <Accordion.Item as="section" eventKey={id} aria-labelledby={`${id}-header`}>
      <Accordion.Header id={`${id}-header`} aria-controls={id}>
        {title}
      </Accordion.Header>
      <Accordion.Body id={id} onEntered={onEntered}>
        {children}
      </Accordion.Body>
    </Accordion.Item>
  );
}
