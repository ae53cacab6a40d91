export const paths = {
  login: '/',
  introducerSignUp: '/introducer-signup',
  register: '/register',
  approve: '/approve/:uid',
  dashboard: '/dashboard',
  profile: '/profile',
  nonApplicability: '/nonapplicability',
  exportGst: '/exportgst',
  bankDetails: '/trainee-bankdetails',
  traineeForm: '/mt-trainee-form',
  uploadDocuments: '/mt-upload-documents',
  taxDetails: '/tax-details',
  queries: '/queries',
  exportMsa: '/exportmsa',
  eInvoicing: '/vendor-einvoicing',
  review: '/review',
  reviewPerson: '/review/:uid',
  approvals: '/approvals',
  approvalPerson: '/approvals/:uid',
  exports: '/exports',
  due: '/due',
  insights: '/insights',
  counted: '/insights/people',
  changes: '/changes',
  person: '/people/:uid',
  approvalChange: '/approvals/:uid/changes/:kind',
  verifyCopy: '/verify-paper',
  dossier: '/dossier/:uid',
  timeline: '/timeline',
  personTimeline: '/timeline/:uid',
  myData: '/my-data',
  accessibility: '/accessibility',
  /** Of the links in Firebase's mails about an account. */
  accountLink: '/account-link',
  away: '/away',
  /** These addresses redirect to the routes of trainees. */
  vendorForm: '/vendor-form',
  vendorBankDetails: '/vendor-bankdetails',
} as const;

const FORM_PATHS: Partial<Record<string, string>> = {
  nonapplicability: paths.nonApplicability,
  vendorform: paths.traineeForm,
  bankdetails: paths.bankDetails,
  einvoicing: paths.eInvoicing,
  msa: paths.exportMsa,
};

/** The address of a form by its key: the specification's, or `/forms/<key>`. */
export function formPath(key: string): string {
  return FORM_PATHS[key] ?? `/forms/${key}`;
}

/** Each kind of change opens on the page of its form (R20). */
export const changePaths = {
  contact: `${paths.profile}?change=contact`,
  bank: `${paths.bankDetails}?change=bank`,
  gst: `${paths.profile}?change=gst`,
  document: `${paths.uploadDocuments}?change=document`,
  taxes: `${paths.taxDetails}?change=taxes`,
} as const;

const pathOf = (path: string) => (uid: string) => path.replace(':uid', encodeURIComponent(uid));

export const approvePath = pathOf(paths.approve);
export const approvalPath = pathOf(paths.approvalPerson);
export const approvalChangePath = (uid: string, kind: string) =>
  pathOf(paths.approvalChange)(uid).replace(':kind', kind);
export const personPath = pathOf(paths.person);
export const reviewPath = pathOf(paths.reviewPerson);
export const reviewSectionPath = (uid: string, category: string) => `${reviewPath(uid)}#section-${category}`;
export const dossierPath = pathOf(paths.dossier);
export const verifyPath = (userid: string) => `${paths.verifyCopy}?userid=${encodeURIComponent(userid)}`;
export const timelinePath = pathOf(paths.personTimeline);

/** The sections in the order and numbers of the sidebar. */
export const traineeFormSections = [
  { hash: '#collapseSectionOne', label: 'Section I' },
  { hash: '#collapseSectionTwo', label: 'Section II' },
  { hash: '#collapseSectionThree', label: 'Section IV' },
  { hash: '#collapseSectionFour', label: 'Section VI' },
] as const;
