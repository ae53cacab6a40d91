import type { SpecRow } from '../specRow.ts';

/** SPEC 4, Document row states, submit flow, login, sign-up, logout, upload states. */
export const section4Flows: readonly SpecRow[] = [
  {
    id: '4-row-no-file',
    text: 'Document row without a file: Upload is enabled.',
    tests: [],
  },
  {
    id: '4-row-uploading',
    text: 'Document row uploading: a spinner shows.',
    tests: [],
  },
  {
    id: '4-row-uploaded',
    text: 'Document row uploaded: view and delete are shown, Upload is hidden.',
    tests: [],
  },
  {
    id: '4-row-deleted',
    text: 'Document row deleted: the stored field is removed, the row returns to no file.',
    tests: [],
  },
  {
    id: '4-row-gst-toggle',
    text: "The GST row's Yes/No toggle must be Yes before Upload is enabled.",
    tests: [],
  },
  {
    id: '4-row-gst-locked',
    text: "The GST row's toggle is locked once a file exists.",
    tests: [],
  },
  {
    id: '4-row-mandatory',
    text: 'The two mandatory rows are always Yes and locked.',
    tests: [],
  },
  {
    id: '4-submit-check',
    text: 'A click on Submit checks that vendorDetails, sectionOne and sectionSix exist.',
    tests: [],
  },
  {
    id: '4-submit-confirm',
    text: "The confirmation 'Are you sure you want to submit it?' carries the declaration 'I hereby declare that all the information given above is true and correct to the best of my knowledge'.",
    tests: [],
  },
  {
    id: '4-submit-done',
    text: 'On confirm vendorform becomes 1, a success toast shows and the browser goes to /dashboard.',
    tests: [],
  },
  {
    id: '4-login',
    text: 'Login success: the access token is stored in session storage, and after about 1 second the browser goes to /profile.',
    tests: [],
  },
  {
    id: '4-sign-up',
    text: 'Sign-up: after the registration the user is taken to /.',
    tests: [],
  },
  {
    id: '4-logout',
    text: 'Logout: signs out, clears session storage, goes to /.',
    tests: [],
  },
  {
    id: '4-upload-states',
    text: 'Upload task states: running, pausing, paused, canceling, canceled, success, error.',
    tests: [],
  },
  {
    id: '4-upload-pause',
    text: 'Upload: pause from running; resume from paused or pausing.',
    tests: [],
  },
  {
    id: '4-upload-cancel',
    text: 'Upload: cancel from running or pausing.',
    tests: [],
  },
];
