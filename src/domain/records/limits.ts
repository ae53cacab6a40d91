/** The rules enforce these too (R14, R15); sizes in bytes, lengths in characters. */
export const MAX_TEXT = 500;
export const MAX_LONG_TEXT = 2000;
export const MAX_CONTACTS = 5;
export const MAX_GST_ROWS = 40;
export const MAX_GENERAL_QUESTIONS = 20;
/** The most new or changed rows of Section 1 in one write: the rules check each row and have a limit of expressions. */
export const MAX_NEW_ROWS = 10;
/** A record may have 1 MiB: entries and queries are bounded in bytes too, so that a decision always fits. */
export const MAX_LOGS = 500;
export const MAX_LOG_BYTES = 600;
export const MAX_QUERIES_PER_CATEGORY = 20;
export const MAX_QUERY_BYTES = 1000;
/** The most log entries that a person may have added; the rest is for staff. */
export const MAX_OWN_LOGS = 400;
/** R5: entries without a form stop here, so that the rest of the person's share is for submissions. */
export const MAX_OWN_NOTES = 350;
export const MAX_OWN_QUERIES_PER_CATEGORY = 15;
/** A name is in each log entry. */
export const MAX_NAME_BYTES = 500;
/** The bytes of a row of Section 1 with its keys. */
export const MAX_ROW_BYTES = 1300;
/** A larger cheque shows a message and is uploaded anyway. */
export const CHEQUE_NOTICE_BYTES = 5_242_880;
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
