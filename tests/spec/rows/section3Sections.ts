import type { SpecRow } from '../specRow.ts';

/** SPEC 3, sectionOne and sectionSix. */
export const section3Sections: readonly SpecRow[] = [
  {
    id: '3-one-fields',
    text: 'sectionOne holds the named fields and lists, as saved from Section 1.',
    tests: [],
  },
  {
    id: '3-one-prefilled',
    text: "nameOfVendor, panno and aadharcard are prefilled from the user's name, pancard and aadharcard.",
    tests: [],
  },
  {
    id: '3-one-tax',
    text: "withHoldingTaxes is fixed 'Yes'.",
    tests: [],
  },
  {
    id: '3-one-related',
    text: 'relatedwOMG is Yes or No, with relatedwOMGRelation.',
    tests: [],
  },
  {
    id: '3-one-contacts',
    text: 'sectionOne has the lists accountsDetails, salesDetails, makerDetails.',
    tests: [],
  },
  {
    id: '3-one-gst-table',
    text: 'gstTable has rows of gstStateCode, gstNo, billingAddress, serviceName, contactDetails.',
    tests: [],
  },
  {
    id: '3-one-questions',
    text: 'generalQuestions has rows of companyName, refName, refNumber.',
    tests: [],
  },
  {
    id: '3-one-status-options',
    text: 'vendorStatus has the twelve named options.',
    tests: [],
  },
  {
    id: '3-one-status-default',
    text: 'vendorStatus is Individual(Moderator/Freelancer) by default.',
    tests: [],
  },
  {
    id: '3-six-fields',
    text: 'sectionSix holds serviceProvider, signatoryName, positionOfSignatory, signatoryContactNumber, signatoryEmail, place, signatoryDate (date).',
    tests: [],
  },
  {
    id: '3-six-shown',
    text: "positionOfSignatory, signatoryContactNumber and signatoryEmail are shown from the user's designation, phone and e-mail.",
    tests: [],
  },
];
