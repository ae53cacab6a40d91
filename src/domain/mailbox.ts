/**
 * Whether two addresses belong to one person: a tag does not change the mailbox, so app+x@ is app@. The rules compare in the
 * same way (R9, R10).
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

function mailbox(email: string): string {
  return email.toLowerCase().replaceAll(/\+[^@]*@/g, '@');
}
