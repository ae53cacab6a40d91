import type { SpecRow } from '../specRow.ts';

/** HTTP calls to the mail service. */
export const section7Mail: readonly SpecRow[] = [
  {
    id: '7-mail-gst',
    text: 'POST {api}/api/mail/sendgst with name, email, gstin; the messageID is read.',
    tests: [
      'the calls of the mail service > POST /api/mail/sendgst with name, email, gstin; the messageID is read',
      'a newly given GSTIN is mailed to the GST team once',
    ],
  },
  {
    id: '7-mail-gst-toast',
    text: "After sendgst the success toast reads 'Profile Saved and GST Team Notified'.",
    tests: ['a newly given GSTIN is mailed to the GST team once'],
  },
  {
    id: '7-mail-welcome',
    text: 'POST {api}/api/mail/welcomemail with name, email, introducerEmail, action; the messageID is read.',
    tests: [
      'the calls of the mail service > POST /api/mail/welcomemail with name, email, introducerEmail, action; the messageID is read',
      'approval: accept sets forms.status 4 and approved true, then one mail goes out',
    ],
  },
  {
    id: '7-mail-automailer',
    text: 'A separate automailer base address is defined.',
    tests: ['a notice of queryraised goes to the person with the plain link to /queries'],
  },
];
