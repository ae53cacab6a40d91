/**
 * What the database client says in the console while a page is offline. Its test for a connection, a picture from
 * elsewhere (cleardot.gif), is one that the portal's Content-Security-Policy rightly blocks.
 */
export const LOST_CONNECTION =
  /ERR_INTERNET_DISCONNECTED|Failed to get document|Could not reach Cloud Firestore|cleardot\.gif/;
