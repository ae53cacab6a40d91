import type { SpecRow } from '../specRow.ts';

/** sectionOne and sectionSix. */
export const section3Sections: readonly SpecRow[] = [
  {
    id: '3-one-fields',
    text: 'sectionOne holds the named fields and lists, as saved from Section 1.',
    tests: [
      'the fields of a record > sectionOne has its fields and lists, with the default status and withholding taxes',
      'Section 1 as it is saved > holds what the form was opened with when nothing was changed',
    ],
  },
  {
    id: '3-one-prefilled',
    text: "nameOfVendor, panno and aadharcard are prefilled from the user's name, pancard and aadharcard.",
    tests: [
      'Section 1, Trainee Information Details > name, PAN and Aadhar are prefilled, vendor status and withholding taxes have their defaults',
    ],
  },
  {
    id: '3-one-tax',
    text: "withHoldingTaxes is fixed 'Yes'.",
    tests: [
      'Section 1, Trainee Information Details > name, PAN and Aadhar are prefilled, vendor status and withholding taxes have their defaults',
    ],
  },
  {
    id: '3-one-related',
    text: 'relatedwOMG is Yes or No, with relatedwOMGRelation.',
    tests: [
      'the lists of a record > names the other options',
      'Section 1 at submission > asks for the relation only of those who are related',
      'Section 1, Trainee Information Details > Save writes vendorDetails.sectionOne and vendorTypes and says so',
    ],
  },
  {
    id: '3-one-contacts',
    text: 'sectionOne has the lists accountsDetails, salesDetails, makerDetails.',
    tests: ['Section 1 saves its lists and every row of them'],
  },
  {
    id: '3-one-gst-table',
    text: 'gstTable has rows of gstStateCode, gstNo, billingAddress, serviceName, contactDetails.',
    tests: ['Section 1 saves its lists and every row of them'],
  },
  {
    id: '3-one-questions',
    text: 'generalQuestions has rows of companyName, refName, refNumber.',
    tests: [
      'Section 1, Trainee Information Details > a general-question row is added only when company, name and number are all present',
    ],
  },
  {
    id: '3-one-status-options',
    text: 'vendorStatus has the twelve named options.',
    tests: [
      'the lists of a record, word by word > vendorStatus has its twelve options in order',
      'Section 1, Trainee Information Details > name, PAN and Aadhar are prefilled, vendor status and withholding taxes have their defaults',
    ],
  },
  {
    id: '3-one-status-default',
    text: 'vendorStatus is Individual(Moderator/Freelancer) by default.',
    tests: [
      'Section 1, Trainee Information Details > name, PAN and Aadhar are prefilled, vendor status and withholding taxes have their defaults',
    ],
  },
  {
    id: '3-six-fields',
    text: 'sectionSix holds serviceProvider, signatoryName, positionOfSignatory, signatoryContactNumber, signatoryEmail, place, signatoryDate (date).',
    tests: [
      'Section 4, Declaration > position, number and e-mail come from the profile; Save writes sectionSix and says so',
    ],
  },
  {
    id: '3-six-shown',
    text: "positionOfSignatory, signatoryContactNumber and signatoryEmail are shown from the user's designation, phone and e-mail.",
    tests: [
      'Section 4, Declaration > position, number and e-mail come from the profile; Save writes sectionSix and says so',
    ],
  },
];
