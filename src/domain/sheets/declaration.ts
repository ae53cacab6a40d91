/** The declaration in the confirmation that the customer specified, and on the printed registration form. */
export const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';
