import { useEffect } from 'react';
import { GROUP_NAME } from '../../domain/records/companies.ts';

/** Names the document in the margins of its printed pages (styles, @page), however it is that one prints. */
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

/** A text as CSS writes it; what would end it, or the line, is left out. */
function cssString(text: string): string {
  return `"${text.replaceAll(/["\\\s]+/g, ' ')}"`;
}
