/**
 * The database client's console output while a page is offline. Its connection test, an external picture
 * (cleardot.gif), is blocked by the portal's Content-Security-Policy, as it should be.
 */
export const LOST_CONNECTION =
  /ERR_INTERNET_DISCONNECTED|Failed to get document|Could not reach Cloud Firestore|cleardot\.gif/;
