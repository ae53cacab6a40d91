/** The link of a click that leads to another page of the portal in this tab; a section of this page is none. */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = new URL(link.href, window.location.href);
  return origin === window.location.origin && pathname !== window.location.pathname ? link : undefined;
}
