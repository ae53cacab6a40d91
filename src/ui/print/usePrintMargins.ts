import { useEffect } from 'react';
import { groupName } from '../../config/portal.ts';

/**
 * Names the document in the margins of its pages (styles,
 * @page), in whatever way it is printed.
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

/** What would end the CSS text, or its line, is removed. */
function cssString(text: string): string {
  return `"${text.replaceAll(/["\\\s]+/g, ' ')}"`;
}
