import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccordionEventKey } from 'react-bootstrap/AccordionContext';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

const PRINT_TITLE = 'Trainee Data Form';

/** Prints as 'Trainee Data Form'; afterwards the sections are closed and the title is as it was. */
export function usePrintForm(expandAll: () => void, collapseAll: () => void): () => void {
  return useCallback(() => {
    const title = document.title;
    // The dialog blocks, so what it prints has to be on the page before it opens.
    flushSync(expandAll);
    document.title = PRINT_TITLE;
    try {
      window.print();
    } finally {
      document.title = title;
      collapseAll();
    }
  }, [expandAll, collapseAll]);
}

/** The links of the sidebar name the ids. */
export const SECTIONS = [
  { id: 'collapseSectionOne', title: 'Trainee Information Details' },
  { id: 'collapseSectionTwo', title: 'Trainee Bank Information' },
  { id: 'collapseSectionThree', title: 'Document Checklist' },
  { id: 'collapseSectionFour', title: 'Declaration' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

const IDS = SECTIONS.map(({ id }) => id);

/** The first at the start, and each that the URL hash names. */
export function useOpenSections() {
  const location = useLocation();
  const target = useRef<SectionId>(undefined);
  const [openIds, setOpenIds] = useState<SectionId[]>(['collapseSectionOne']);
  const open = useCallback((id: SectionId) => setOpenIds((before) => [...new Set([...before, id])]), []);
  const select = useCallback(
    (ids: AccordionEventKey) => setOpenIds(IDS.filter((id) => ids?.includes(id))),
    [],
  );
  const expandAll = useCallback(() => setOpenIds(IDS), []);
  const collapseAll = useCallback(() => setOpenIds([]), []);

  // By location and not by hash, so that the same link leads there again after scrolling away.
  useEffect(() => {
    const id = sectionOfHash(location.hash);
    if (!id) return;
    open(id);
    target.current = id;
    scrollTo(id);
    document.getElementById(`${id}-header`)?.querySelector('button')?.focus({ preventScroll: true });
  }, [location, open]);

  // Until it is open, the page may be too short to have its header at the top.
  const handleEntered = useCallback((id: SectionId) => {
    if (target.current === id) scrollTo(id);
    target.current = undefined;
  }, []);

  return { openIds, open, select, expandAll, collapseAll, handleEntered };
}

function scrollTo(id: SectionId): void {
  document.getElementById(`${id}-header`)?.scrollIntoView();
}

/** For a hash such as `#collapseSectionFour`. */
function sectionOfHash(hash: string): SectionId | undefined {
  return SECTIONS.find(({ id }) => hash === `#${id}`)?.id;
}
