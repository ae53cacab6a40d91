/** What a trainee or vendor fills in on My Profile, besides the signature (SPEC 3). */
export const PROFILE_FIELDS = [
  'name',
  'designation',
  'phone',
  'pancard',
  'aadharcard',
  'address',
  'nationality',
  'isGSTApplicable',
  'GSTIN',
  'isEinvoicingApplicable',
  'vendortype',
] as const;
