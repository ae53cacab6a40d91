import type { SpecRow } from '../specRow.ts';

/** Validation rules of the forms. */
export const section5Forms: readonly SpecRow[] = [
  {
    id: '5-cheque-kinds',
    text: 'Cheque upload accepts images or PDF.',
    tests: [
      'Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields',
      'a PDF takes the place of the stored cheque, whose file goes',
      'a file that is no image and no PDF is refused whatever its name says',
    ],
  },
  {
    id: '5-cheque-size',
    text: "A cheque over 5242880 bytes shows 'Please upload file less than or equal to 5 MB' but the upload still proceeds.",
    tests: ['File over 5 MB: Please upload file less than or equal to 5 MB, and the upload still proceeds'],
  },
  {
    id: '5-bank-cheque',
    text: "Bank submit requires a cancelled cheque, else info 'Please Upload Cancelled Cheque and Bank Certificate!'.",
    tests: ['Bank submit without cheque: info Please Upload Cancelled Cheque and Bank Certificate!'],
  },
  {
    id: '5-bank-required',
    text: 'Most bank fields are required; MICR is optional.',
    tests: [
      'Most bank fields are required and MICR is optional; the summary lists them and takes the focus',
      'bank details > R6: MICR is optional',
    ],
  },
  {
    id: '5-declaration',
    text: 'Submit confirmations require a declaration that the information is true and correct.',
    tests: [
      'Submit > of a form filled in but never saved saves it, asks for the declaration, sets vendorform 1 and leads to the dashboard',
      'Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields',
      'submitting asks for the declaration, sets the form to 1 and leads to /exportgst',
      'Documents Uploaded successfully! tells that they are submitted; the log says so once',
    ],
  },
  {
    id: '5-form-required-one',
    text: 'Trainee form: all Section 1 inputs are required, including the vendorStatus and relatedwOMG selects.',
    tests: [
      'Section 1 at submission > asks for nameOfVendor',
      'Section 1 at submission > asks for addressL1',
      'Section 1 at submission > asks for addressL2',
      'Section 1 at submission > asks for addressL3',
      'Section 1 at submission > asks for city',
      'Section 1 at submission > asks for pincode',
      'Section 1 at submission > asks for country',
      'Section 1 at submission > asks for telephone',
      'Section 1 at submission > asks for vendorStatus',
      'Section 1 at submission > asks for registrationNumber',
      'Section 1 at submission > asks for panno',
      'Section 1 at submission > asks for aadharcard',
      'Section 1 at submission > asks for relatedwOMG',
    ],
  },
  {
    id: '5-form-required-six',
    text: 'Trainee form: all Section 4 inputs are required, including the date.',
    tests: [
      'the declaration at submission > asks for serviceProvider',
      'the declaration at submission > asks for signatoryName',
      'the declaration at submission > asks for positionOfSignatory',
      'the declaration at submission > asks for signatoryContactNumber',
      'the declaration at submission > asks for signatoryEmail',
      'the declaration at submission > asks for place',
      'the declaration at submission > asks for signatoryDate',
    ],
  },
  {
    id: '5-form-incomplete',
    text: "Submitting with sectionOne or sectionSix missing gives 'Please fill in complete form'.",
    tests: [
      'Submit > with sectionOne or sectionSix missing says Please fill in complete form and is blocked',
    ],
  },
  {
    id: '5-form-question',
    text: 'A general-question row is added only when companyName, refName and refNumber are all present.',
    tests: [
      'Section 1, Trainee Information Details > a general-question row is added only when company, name and number are all present',
      'parseUserRecord > reads a reference number that was stored as a number',
    ],
  },
  {
    id: '5-documents',
    text: "Documents submit requires both mandatory documents, else 'Please Upload the mandatory documents!'.",
    tests: [
      'Mandatory documents missing: error toast Please Upload the mandatory documents! and submit blocked',
    ],
  },
];
