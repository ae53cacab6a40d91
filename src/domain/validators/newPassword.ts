export const PASSWORD_MISMATCH = 'Password does not match!';

/** Firebase's own; a project may ask for more, and then says so. */
export const PASSWORD_RULE = 'At least 6 characters';

/** While the confirmation is shorter it may still become equal, so no error is shown during typing. */
export function isMistypedConfirmation(password: string, confirmation: string): boolean {
  return confirmation !== '' && confirmation.length >= password.length && confirmation !== password;
}
