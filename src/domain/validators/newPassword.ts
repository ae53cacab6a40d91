export const PASSWORD_MISMATCH = 'Password does not match!';

/** While the confirmation is shorter it may still become right, so no error is shown in mid-word. */
export function isMistypedConfirmation(password: string, confirmation: string): boolean {
  return confirmation !== '' && confirmation.length >= password.length && confirmation !== password;
}
