/** The sections in their order; the id is what the sidebar's links name. */
export const SECTIONS = [
  { id: 'collapseSectionOne', title: 'Trainee Information Details' },
  { id: 'collapseSectionTwo', title: 'Trainee Bank Information' },
  { id: 'collapseSectionThree', title: 'Document Checklist' },
  { id: 'collapseSectionFour', title: 'Declaration' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** The section that a URL hash such as `#collapseSectionFour` names, if any. */
export function sectionOfHash(hash: string): SectionId | undefined {
  return SECTIONS.find(({ id }) => hash === `#${id}`)?.id;
}
