import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { QueryCategory } from '../../domain/records/records.ts';

/** The line, slightly above the middle of the screen, that a reviewer reads. */
const READING_LINE = 0.35;

export function sectionsOf(review: HTMLElement): HTMLElement[] {
  return [...review.querySelectorAll<HTMLElement>('section[id^="section-"]')];
}

export function sectionId(category: QueryCategory): string {
  return `section-${category}`;
}

/** The section chosen last while it is on the screen, else the section being read. */
export function sectionInView(review: HTMLElement): HTMLElement | undefined {
  const sections = sectionsOf(review);
  const focused = sections.find((section) => section.contains(document.activeElement));
  if (focused && isOnScreen(focused)) return focused;
  const line = window.innerHeight * READING_LINE;
  return sections.find((section) => section.getBoundingClientRect().bottom > line) ?? sections[0];
}

export function goToSection(category: QueryCategory): void {
  const section = document.getElementById(sectionId(category));
  if (section) focusSection(section);
}

export function focusSection(section: HTMLElement): void {
  section.scrollIntoView?.({ block: 'start' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}

/** Goes to the section that the address names. */
export function useSectionOfLink(review: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = review.current && sectionsOf(review.current).find(({ id }) => `#${id}` === hash);
    if (section) focusSection(section);
  }, [review, hash]);
}

/** @returns the id of a section; undefined before the first measurement */
export function useSectionInView(review: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const look = () => {
      if (review.current) setId(sectionInView(review.current)?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
    };
  }, [review]);
  return id;
}

function isOnScreen(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
