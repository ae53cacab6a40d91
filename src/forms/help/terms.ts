export interface Term {
  /** The term as it is written after "What is". */
  name: string;
  text: string;
  /** Why the portal asks for it. */
  why?: string;
  drawing?: 'cheque' | 'pan';
}

/** Terms of the forms that not everybody knows, each with its explanation. */
export const TERMS = {
  pan: {
    name: 'a PAN',
    text: 'The Permanent Account Number of the Income Tax Department: ten characters, such as AAAPA1234A. It is on the PAN card, and in the first line of a tax return.',
    why: 'Tax law asks us for it when we pay you and deduct tax. Without a valid PAN more tax has to be deducted.',
    drawing: 'pan',
  },
  aadhar: {
    name: 'an Aadhar number',
    text: 'The number of 12 digits of the Unique Identification Authority of India, on the Aadhar card or letter.',
    why: 'To know whom we engage. You may cover the first eight digits and the QR code of the card before you upload it.',
  },
  account: {
    name: 'the account number',
    text: 'The number of the account that we pay into. It is on the cheque, in the passbook and in the app of your bank.',
    why: 'To pay you. Reviewers and approvers see it masked, and each look at the whole number is recorded.',
  },
  signature: {
    name: 'the signature',
    text: 'Your name as you write it. You can draw it, type it, or upload a photo of it.',
    why: 'To sign your declarations and letters, so that you need not print them.',
  },
  cheque: {
    name: 'a cancelled cheque',
    text: 'A cheque of your account with two lines and the word CANCELLED across it, so that nobody can use it. It shows name, account number, IFSC and MICR. Do not sign it. A page of the passbook with these values serves as well.',
    why: 'To check that the account is yours and its number is right.',
    drawing: 'cheque',
  },
  micr: {
    name: 'MICR',
    text: 'The code of nine digits of your bank branch, at the foot of a cheque, right of the cheque number.',
  },
  ifsc: {
    name: 'IFSC',
    text: 'The Indian Financial System Code of your bank branch: 11 characters, such as SBIN0005943; the fifth is a zero. It is on the cheque and in the passbook.',
  },
  gstin: {
    name: 'a GSTIN',
    text: 'The number of a registration for GST: the code of the State, the PAN and three more characters, 15 together. You have one in each State in which you are registered.',
  },
  gstCertificate: {
    name: 'this certificate',
    text: 'Form GST REG-06, which the GST portal shows under Services, User Services, View or Download Certificates.',
  },
  composition: {
    name: 'the composition scheme',
    text: 'A scheme for small suppliers, who pay GST at a low rate on their turnover. They charge no GST on the bill, and write a bill of supply.',
  },
  udyam: {
    name: 'Udyam',
    text: 'The registration of micro, small and medium enterprises. Its number looks like UDYAM-MH-00-0000001, and the certificate states the class.',
  },
  msme: {
    name: 'a micro, small or medium enterprise',
    text: 'The class of an enterprise by investment and turnover, as its Udyam certificate states it. Micro and small enterprises have to be paid within the days that the MSMED Act sets.',
  },
  cin: {
    name: 'a CIN',
    text: 'The Corporate Identification Number of a company: 21 characters on its Certificate of Incorporation.',
  },
  llpin: {
    name: 'an LLPIN',
    text: 'The number of a limited liability partnership, such as AAA-1234, on its certificate.',
  },
  reverseCharge: {
    name: 'reverse charge',
    text: 'For some supplies the recipient pays the GST in place of the supplier. Then you charge none, and we pay it.',
  },
  eInvoicing: {
    name: 'e-invoicing',
    text: 'A supplier whose turnover was above Rs 5 crore in any financial year since 2017-18 registers each invoice at a government portal before sending it.',
  },
  irn: {
    name: 'an IRN',
    text: 'The Invoice Reference Number that the portal gives to an e-invoice, with a QR code.',
  },
  turnover: {
    name: 'aggregate turnover',
    text: 'The value of everything that you supplied in a financial year, in all of India and on the same PAN, exempt supplies and exports included, without GST.',
  },
  withholding: {
    name: 'withholding tax (TDS)',
    text: 'Tax that we deduct from a payment and pay to the government on your PAN. It counts as paid in your tax return.',
  },
  lowerDeduction: {
    name: 'a lower deduction certificate',
    text: 'A certificate of the Income Tax Department by which less tax, or none, is deducted from what you are paid, until its last day.',
  },
} as const satisfies Record<string, Term>;

export type TermKey = keyof typeof TERMS;

/** The text of the button. */
export function questionOf({ name, why }: Term): string {
  return `What is ${name}${why ? ', and why do we ask' : ''}?`;
}
