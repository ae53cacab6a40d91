/** Where a click leads within the portal, when it leads to another page in this tab; a section of this one is none. */
export function pageBehind(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return `${pathname}${search}${hash}`;
}
