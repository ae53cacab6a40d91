export const PASSWORD_MISMATCH = 'Password does not match!';

/** Firebase's minimum. A project may require more, and its error then contains the rule. */
export const PASSWORD_RULE = 'At least 6 characters';

/** While the confirmation is shorter it may still become equal, so no error is shown during typing. */
export function isMistypedConfirmation(password: string, confirmation: string): boolean {
  return confirmation !== '' && confirmation.length >= password.length && confirmation !== password;
}
