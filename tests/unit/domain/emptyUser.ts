import { BANK_FIELDS } from '../../../src/domain/forms/bankDetails.ts';
import { emptyValues } from '../../../src/domain/forms/fields.ts';
import { NON_APPLICABILITY } from '../../../src/domain/forms/nonApplicability.ts';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { defaultForms, defaultVendorTypes, emptyQueries } from '../../../src/domain/records/defaults.ts';
import type { UserRecord } from '../../../src/domain/records/records.ts';

/** The parsed record of an empty document. */
export const EMPTY_USER: UserRecord = {
  uid: 'u',
  userid: '',
  usertype: 'trainee',
  name: '',
  email: '',
  designation: '',
  phone: '',
  pancard: '',
  aadharcard: '',
  fpoc: '',
  fpocno: '',
  address: '',
  nationality: 'Indian',
  isGSTApplicable: 'no',
  GSTIN: '',
  gstmailsend: false,
  isEinvoicingApplicable: 'no',
  vendortype: '',
  signImage: '',
  vendorRemark: '',
  logs: [],
  forms: defaultForms(),
  withoutStatus: FORM_KEYS,
  nongst: emptyValues(NON_APPLICABILITY.fields),
  bankDetails: emptyValues(BANK_FIELDS),
  queries: emptyQueries(),
  vendorTypes: defaultVendorTypes(),
  vendorDetails: {},
};

/** The keys that a new record lacks. */
export const OPTIONAL_KEYS = ['einvoicing', 'msa', 'approval', 'vendorRevision'];
