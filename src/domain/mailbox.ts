/**
 * A tag does not change the mailbox, so the person is the same: app+x@ is app@. The rules compare in the
 * same way (R9, R10).
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

function mailbox(email: string): string {
  return email.toLowerCase().replaceAll(/\+[^@]*@/g, '@');
}
