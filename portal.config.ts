// Your organisation, in one place. `npm run setup` asks for what is still an example; or change a value here and run it,
// and the security rules, the settings and the headers follow. Plain values only, in quotation marks.
import type { Company, MailAddresses, Palette } from './src/config/portalSettings.ts';

/** On letters, in the margins of printed pages and at the foot of mails. */
export const groupName = 'Example Media Group';

/** In the top bar, the titles of pages, and mails. */
export const portalName = 'Onboarding Portal';

/** A file in public/. Mails show the same picture from mail-service/logo.png, because few mail programs show SVG. */
export const logo = '/logo.svg';

/** An introducer signs up with an address of one of these: small letters, without @. */
export const workDomains = ['agency.example', 'media.example', 'digital.example', 'creative.example'];

/** Declarations and letters are addressed to one of these, one for each state. A GSTIN begins with the code of the state. */
export const companies: readonly Company[] = [
  {
    name: 'Example Media Group',
    state: 'Maharashtra',
    address: '4th Floor, Example House, 12 Sample Marg, Lower Parel, Mumbai 400013',
    gstin: '27ZZZCA0001Z1ZP',
  },
  {
    name: 'Example Media Group',
    state: 'Telangana',
    address: '2nd Floor, Sample Towers, 8 Example Road, Banjara Hills, Hyderabad 500034',
    gstin: '36ZZZCA0001Z1ZQ',
  },
  {
    name: 'Example Media Group',
    state: 'Haryana',
    address: '9th Floor, Specimen Centre, Example Sector 99, Gurugram 122002',
    gstin: '06ZZZCA0001Z1ZT',
  },
  {
    name: 'Example Media Group',
    state: 'Karnataka',
    address: '3rd Floor, Model Plaza, 21 Sample Street, Indiranagar, Bengaluru 560038',
    gstin: '29ZZZCA0001Z1ZL',
  },
  {
    name: 'Example Media Group',
    state: 'Tamil Nadu',
    address: '5th Floor, Example Chambers, 17 Specimen Road, Nungambakkam, Chennai 600034',
    gstin: '33ZZZCA0001Z1ZW',
  },
];

/** The sender of all mails, and the teams that some of them go to. */
export const mail: MailAddresses = {
  sender: 'portal@agency.example',
  gstTeam: 'gst-team@agency.example',
  approver: 'approver@agency.example',
  reviewTeam: 'review-team@agency.example',
};

/** Where the mail service is: the browser calls no other. More than one for a second environment. */
export const mailOrigins = ['https://mail.example'];

/** Of the portal and its mails, on a light and on a dark screen. Texts need a contrast of 4.5 to 1, which is checked. */
export const colours: { light: Palette; dark: Palette } = {
  light: {
    page: '#f6f5f1',
    card: '#ffffff',
    line: '#d9d7cf',
    text: '#1d2230',
    quietText: '#565d6d',
    // Links, marks and, with white text, buttons on both kinds of screen.
    accent: '#3949ab',
    softAccent: '#e8eaf8',
    onSoftAccent: '#2b3891',
  },
  dark: {
    page: '#14171d',
    card: '#1b1f27',
    line: '#333a47',
    text: '#e4e6ec',
    quietText: '#a7aebd',
    accent: '#aab6ff',
    softAccent: '#2a3160',
    onSoftAccent: '#d3daff',
  },
};

/** In working days, as people read them while they wait: how long a review and an approval usually take. */
export const usualDays = { review: '3 to 5', approval: '1 to 2' };
