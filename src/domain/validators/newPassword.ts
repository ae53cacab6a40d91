export const PASSWORD_MISMATCH = 'Password does not match!';

/** While the confirmation is shorter it may still become equal, so no error is shown during typing. */
export function isMistypedConfirmation(password: string, confirmation: string): boolean {
  return confirmation !== '' && confirmation.length >= password.length && confirmation !== password;
}
