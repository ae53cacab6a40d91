/** Submitting without a cheque. */
export const CHEQUE_MISSING = 'Please Upload Cancelled Cheque and Bank Certificate!';

/** Shown for a cheque above 5 MB, which is uploaded all the same. */
export const CHEQUE_LARGE = 'Please upload file less than or equal to 5 MB';
