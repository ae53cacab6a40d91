import type { SpecRow } from '../specRow.ts';

/** Document row states, submit flow, login, sign-up, logout, upload states. */
export const section4Flows: readonly SpecRow[] = [
  {
    id: '4-row-no-file',
    text: 'Document row without a file: Upload is enabled.',
    tests: ['Documents upload: the table, its note, and a red asterisk on mandatory documents'],
  },
  {
    id: '4-row-uploading',
    text: 'Document row uploading: a spinner shows.',
    tests: ['Document row states: uploading shows a spinner; pause, resume and cancel return to no file'],
  },
  {
    id: '4-row-uploaded',
    text: 'Document row uploaded: view and delete are shown, Upload is hidden.',
    tests: [
      'Documents Saved successfully! tells that the link of a row is saved; View opens the file in a new tab',
      'Delete removes the stored file and the field, and the GST row returns to no file',
    ],
  },
  {
    id: '4-row-deleted',
    text: 'Document row deleted: the stored field is removed, the row returns to no file.',
    tests: [
      'Delete removes the stored file and the field, and the GST row returns to no file',
      'two tabs: an upload and a deletion there appear here',
    ],
  },
  {
    id: '4-row-gst-toggle',
    text: "The GST row's Yes/No toggle must be Yes before Upload is enabled.",
    tests: ['The GST row must be Yes before Upload is enabled, and stays Yes after a reload'],
  },
  {
    id: '4-row-gst-locked',
    text: "The GST row's toggle is locked once a file exists.",
    tests: ['Delete removes the stored file and the field, and the GST row returns to no file'],
  },
  {
    id: '4-row-mandatory',
    text: 'The two mandatory rows are always Yes and locked.',
    tests: ['Documents upload: the table, its note, and a red asterisk on mandatory documents'],
  },
  {
    id: '4-submit-check',
    text: 'A click on Submit checks that vendorDetails, sectionOne and sectionSix exist.',
    tests: [
      'Submit > with sectionOne or sectionSix missing says Please fill in complete form and is blocked',
      'trainee form > R6: the form is not submitted with no sections',
      'trainee form > R6: the form is not submitted with an empty Section 1',
      'trainee form > R6: the form is not submitted with an empty declaration',
    ],
  },
  {
    id: '4-submit-confirm',
    text: "The confirmation 'Are you sure you want to submit it?' carries the declaration 'I hereby declare that all the information given above is true and correct to the best of my knowledge'.",
    tests: [
      'the submit dialog > asks with the declaration and submits or cancels',
      'Submit > of a form filled in but never saved saves it, asks for the declaration, sets vendorform 1 and leads to the dashboard',
    ],
  },
  {
    id: '4-submit-done',
    text: 'On confirm vendorform becomes 1, a success toast shows and the browser goes to /dashboard.',
    tests: [
      'Submit > of a form filled in but never saved saves it, asks for the declaration, sets vendorform 1 and leads to the dashboard',
    ],
  },
  {
    id: '4-login',
    text: 'Login success: the access token is stored in session storage, and after about 1 second the browser goes to /profile.',
    tests: [
      'login success: the access token is stored, and after about a second the browser goes to /profile',
      'after the login > the browser goes to /profile after 1000 ms',
    ],
  },
  {
    id: '4-sign-up',
    text: 'Sign-up: after the registration the user is taken to /.',
    tests: [
      'introducer sign-up: writes the record, sends the verification mail and leads to /',
      'introducer sign-up: a loading indicator shows while registering, and a double click registers once',
    ],
  },
  {
    id: '4-logout',
    text: 'Logout: signs out, clears session storage, goes to /.',
    tests: [
      'logout: signs out, clears session storage and goes to /',
      'the top bar > Logout signs out, clears session storage and goes to /, for good',
    ],
  },
  {
    id: '4-upload-states',
    text: 'Upload task states: running, pausing, paused, canceling, canceled, success, error.',
    tests: [
      'File upload task states > running, paused, running, success: progress shows until the link is saved',
      'File upload task states > resume and cancel from pausing',
      'File upload task states > canceled: nothing is left to see, and it is no failure',
      'File upload task states > error: the reason shows, and a retry starts the same file again',
    ],
  },
  {
    id: '4-upload-pause',
    text: 'Upload: pause from running; resume from paused or pausing.',
    tests: [
      'File upload task states: an upload is paused, resumed and cancelled',
      'File upload task states > resume and cancel from pausing',
    ],
  },
  {
    id: '4-upload-cancel',
    text: 'Upload: cancel from running or pausing.',
    tests: [
      'File upload task states: an upload is paused, resumed and cancelled',
      'File upload task states > resume and cancel from pausing',
    ],
  },
];
