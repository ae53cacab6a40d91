import { useEffect } from 'react';
import { GROUP_NAME } from '../../domain/records/companies.ts';

/**
 * Names the document in the margins of its pages (styles,
 * @page), in whatever way it is printed.
 */
export function usePrintMargins(title: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-title', cssString(title));
    style.setProperty('--print-group', cssString(GROUP_NAME));
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
