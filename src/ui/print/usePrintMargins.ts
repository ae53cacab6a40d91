import { useEffect } from 'react';
import { groupName } from '../../config/portal.ts';

const MAX_TITLE = 70;

/**
 * Prints the document's name in the margins of its pages (styles,
 * @page), for every way to print. Firefox, and Chromium before 131,
 * print nothing there: they have the name once, below the document.
 */
export function usePrintMargins(title: string): void {
  useEffect(() => {
    const { style, classList } = document.documentElement;
    classList.toggle('print-foot', !('CSSMarginRule' in window));
    style.setProperty('--print-title', cssString(clamped(title)));
    style.setProperty('--print-group', cssString(groupName));
    return () => {
      classList.remove('print-foot');
      style.removeProperty('--print-title');
      style.removeProperty('--print-group');
    };
  }, [title]);
}

/** A longer title would take the room of the page number. */
function clamped(title: string): string {
  const characters = [...title];
  return characters.length > MAX_TITLE ? `${characters.slice(0, MAX_TITLE).join('').trimEnd()}…` : title;
}

/** Removes characters that would end the CSS string or its line. */
function cssString(text: string): string {
  return `"${text.replaceAll(/["\\\s]+/g, ' ')}"`;
}
