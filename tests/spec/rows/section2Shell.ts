import type { SpecRow } from '../specRow.ts';

/** Top navigation bar and Sidebar. */
export const section2Shell: readonly SpecRow[] = [
  {
    id: '2-logo-logged-in',
    text: 'The logo goes to /dashboard when logged in.',
    tests: ['the top bar > the logo goes to / when not logged in and to /dashboard when logged in'],
  },
  {
    id: '2-logo-logged-out',
    text: 'The logo goes to / when not logged in.',
    tests: ['the top bar > the logo goes to / when not logged in and to /dashboard when logged in'],
  },
  {
    id: '2-avatar-initials',
    text: 'The avatar shows the first letter of the first and of the last word of the display name.',
    tests: ['the top bar > the avatar shows the first letters of the first and the last word of the name'],
  },
  {
    id: '2-avatar-o',
    text: "The avatar shows 'O' when there is no name.",
    tests: ["the top bar > the avatar shows 'O' when there is no name", 'initialsOf > of "" are O'],
  },
  {
    id: '2-account-signed-in-as',
    text: "The dropdown says 'Signed in as' with the e-mail.",
    tests: ["the top bar > the dropdown says 'Signed in as' with the e-mail and leads to the profile"],
  },
  {
    id: '2-account-your-email',
    text: "The dropdown says 'Your Email' when there is no e-mail.",
    tests: ["says 'Your Email' in the dropdown when the account has no e-mail"],
  },
  {
    id: '2-account-profile',
    text: "The dropdown has a 'Profile' item to /profile.",
    tests: ["the top bar > the dropdown says 'Signed in as' with the e-mail and leads to the profile"],
  },
  {
    id: '2-account-logout',
    text: "The dropdown has a 'Logout' item.",
    tests: ['the top bar > Logout signs out, clears session storage and goes to /, for good'],
  },
  {
    id: '2-sidebar-token',
    text: 'The sidebar is shown only when an access token is stored in the browser session.',
    tests: ['the sidebar > is shown only with an access token'],
  },
  {
    id: '2-sidebar-links',
    text: 'The sidebar links to /dashboard, /mt-trainee-form, /nonapplicability, /trainee-bankdetails, /mt-upload-documents and /queries.',
    tests: ['the sidebar > links to every form'],
  },
  {
    id: '2-sidebar-sections',
    text: "The sidebar's form link expands to the anchors #collapseSectionOne to #collapseSectionFour, labelled Section I, II, IV, VI.",
    tests: ['the sidebar > expands the form into Section I, II, IV and VI, which lead to its anchors'],
  },
];
