/** Whether an address can name an account. The database takes `.`, `..`, `__id__` or `a/b` for something else than an id. */
export function isUid(text: string): boolean {
  return /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}\p{Cs}]{1,128}$/u.test(text);
}
