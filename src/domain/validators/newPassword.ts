export const PASSWORD_MISMATCH = 'Password does not match!';

/**
 * Says whether what stands in Confirm Password can no longer become the password. While it is shorter it may
 * still be on the way, so nobody is told off in mid-word.
 */
export function isMistypedConfirmation(password: string, confirmation: string): boolean {
  return confirmation !== '' && confirmation.length >= password.length && confirmation !== password;
}
