/** The same mailbox is the same person, with a tag or without: app+x@ is app@. The rules compare alike (R9, R10). */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

function mailbox(email: string): string {
  return email.toLowerCase().replaceAll(/\+[^@]*@/g, '@');
}
