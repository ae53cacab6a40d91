/** Line ends and tabs of every script; a cell has one line. */
const BREAKS = /[\t\n\v\f\r\u{85}\u{2028}\u{2029}]+/gu;

/** Invisible control and format characters. Indian scripts need two of them: ZWNJ and ZWJ. */
const INVISIBLE = /(?![\u{200C}\u{200D}])[\p{Cc}\p{Cf}]/gu;

/**
 * Text for a cell or an element of a file for finance: one line without invisible characters, so that they
 * cannot hide a formula. A lone surrogate, which no file format accepts, becomes U+FFFD.
 */
export function cellText(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')
    .replaceAll(BREAKS, ' ')
    .replaceAll(INVISIBLE, '');
}

/** Text that spreadsheets treat as a formula, also in wide forms and behind invisible joiners. */
export const FORMULA_START = /^[\s\u{200C}\u{200D}]*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\t\r\n]/u;

/** Characters that XML 1.0 does not allow. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
