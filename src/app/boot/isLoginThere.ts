import { paths } from '../../config/paths.ts';
import { readAccessToken } from '../../session/sessionStorage.ts';

/** The login form that the build put into the page (prerender.tsx), for somebody who is to log in. */
export function isLoginThere(root: Element): boolean {
  return root.hasChildNodes() && window.location.pathname === paths.login && readAccessToken() === null;
}
