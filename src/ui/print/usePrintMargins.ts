import { useEffect } from 'react';
import { groupName } from '../../config/portal.ts';

/**
 * Prints the document's name in the margins of its pages (styles,
 * @page), for every way to print.
 */
export function usePrintMargins(title: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-title', cssString(title));
    style.setProperty('--print-group', cssString(groupName));
    return () => {
      style.removeProperty('--print-title');
      style.removeProperty('--print-group');
    };
  }, [title]);
}

/** Removes characters that would end the CSS string or its line. */
function cssString(text: string): string {
  return `"${text.replaceAll(/["\\\s]+/g, ' ')}"`;
}
