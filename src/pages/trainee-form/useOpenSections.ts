import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The sections in their order; the id is what the sidebar's links name. */
export const SECTIONS = [
  { id: 'collapseSectionOne', title: 'Trainee Information Details' },
  { id: 'collapseSectionTwo', title: 'Trainee Bank Information' },
  { id: 'collapseSectionThree', title: 'Document Checklist' },
  { id: 'collapseSectionFour', title: 'Declaration' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Which sections stand open: the first at the start, and each that the URL hash names. */
export function useOpenSections() {
  const location = useLocation();
  const [openIds, setOpenIds] = useState<readonly SectionId[]>(['collapseSectionOne']);
  const open = useCallback((id: SectionId) => setOpenIds((before) => [...new Set([...before, id])]), []);
  const toggle = useCallback(
    (id: SectionId) =>
      setOpenIds((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    [],
  );
  const expandAll = useCallback(() => setOpenIds(SECTIONS.map(({ id }) => id)), []);
  const collapseAll = useCallback(() => setOpenIds([]), []);

  // By location and not by hash, so that a link to the section one has scrolled away from leads there again.
  useEffect(() => {
    const id = sectionOfHash(location.hash);
    if (!id) return;
    open(id);
    const header = document.getElementById(`${id}-header`);
    header?.scrollIntoView();
    header?.focus({ preventScroll: true });
  }, [location, open]);

  return { openIds, open, toggle, expandAll, collapseAll };
}

/** The section that a URL hash such as `#collapseSectionFour` names, if any. */
function sectionOfHash(hash: string): SectionId | undefined {
  return SECTIONS.find(({ id }) => hash === `#${id}`)?.id;
}
