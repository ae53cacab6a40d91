/**
 * The name under which the file of a download link is stored, such as `cheque.png`; empty for what is no such link.
 * Never throws, as links come from the database.
 */
export function storedFileName(link: string): string {
  const [, encodedPath = ''] = /\/o\/([^/?#]+)/.exec(link) ?? [];
  try {
    return decodeURIComponent(encodedPath).split('/').at(-1) ?? '';
  } catch {
    return '';
  }
}
