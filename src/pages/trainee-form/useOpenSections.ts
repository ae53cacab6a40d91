import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccordionEventKey } from 'react-bootstrap/AccordionContext';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { informationTitle } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';

/** The sidebar's links contain them. */
const IDS = [
  'collapseSectionOne',
  'collapseSectionTwo',
  'collapseSectionThree',
  'collapseSectionFour',
] as const;

export type SectionId = (typeof IDS)[number];

export function sectionsOf(record: UserRecord): { id: SectionId; title: string }[] {
  const titles: Record<SectionId, string> = {
    collapseSectionOne: informationTitle(record),
    collapseSectionTwo: record.usertype === 'vendor' ? 'Vendor Bank Information' : 'Trainee Bank Information',
    collapseSectionThree: 'Document Checklist',
    collapseSectionFour: 'Declaration',
  };
  return IDS.map((id) => ({ id, title: titles[id] }));
}

/** Opens the first section at the start, and each section that the URL hash names. */
export function useOpenSections() {
  const location = useLocation();
  const target = useRef<SectionId>(undefined);
  const [openIds, setOpenIds] = useState<SectionId[]>(['collapseSectionOne']);
  const open = useCallback((id: SectionId) => setOpenIds((before) => [...new Set([...before, id])]), []);
  const select = (ids: AccordionEventKey) => setOpenIds(IDS.filter((id) => ids?.includes(id)));

  // By location and not by hash, so that the same link scrolls again.
  useEffect(() => {
    const id = IDS.find((known) => location.hash === `#${known}`);
    if (!id) return;
    open(id);
    target.current = id;
    scrollTo(id);
    document.getElementById(`${id}-header`)?.querySelector('button')?.focus({ preventScroll: true });
  }, [location, open]);

  // Until the section is open, the page may be too short to scroll its heading to the top.
  const handleEntered = (id: SectionId) => {
    if (target.current === id) scrollTo(id);
    target.current = undefined;
  };

  /** Afterwards closes the sections and restores the title. */
  const print = () => {
    const title = document.title;
    // The print dialog blocks rendering, so the sections must be rendered before it opens.
    flushSync(() => setOpenIds([...IDS]));
    document.title = 'Trainee Data Form';
    try {
      window.print();
    } finally {
      document.title = title;
      setOpenIds([]);
    }
  };

  return { openIds, open, select, handleEntered, print };
}

function scrollTo(id: SectionId): void {
  document.getElementById(`${id}-header`)?.scrollIntoView();
}
