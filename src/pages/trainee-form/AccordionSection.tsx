import type { ReactNode } from 'react';

interface AccordionSectionProps {
  id: string;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A part of the form that opens and closes at once; what is typed in it stays while it is closed. */
export function AccordionSection({ id, title, isOpen, onToggle, children }: AccordionSectionProps) {
  return (
    <section className="accordion-item" aria-labelledby={`${id}-header`}>
      <h2 className="accordion-header">
        <button
          type="button"
          id={`${id}-header`}
          className={`accordion-button ${isOpen ? '' : 'collapsed'}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
        </button>
      </h2>
      <div id={id} className={`accordion-collapse collapse ${isOpen ? 'show' : ''}`}>
        <div className="accordion-body">{children}</div>
      </div>
    </section>
  );
}
