/**
 * Whether a text can be a uid. The database reads `.`, `..`, `__id__` or `a/b` as something other than an
 * id.
 */
export function isUid(text: string): boolean {
  return /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}\p{Cs}]{1,128}$/u.test(text);
}
