/** What the file dialog of a row offers. */
export const DOCUMENT_ACCEPT = 'image/*,application/pdf';
