import { paths } from '../../config/paths.ts';
import { readAccessToken } from '../../session/sessionStorage.ts';

/** Whether the page holds the login form that the build put there (prerender.tsx), for somebody who is to log in. */
export function isLoginThere(root: Element): boolean {
  return root.hasChildNodes() && window.location.pathname === paths.login && readAccessToken() === null;
}
