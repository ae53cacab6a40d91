/**
 * The attributes of what somebody typed, and of what the portal stores: page translators leave it as it is. Nobody knows its
 * language, which an empty `lang` says.
 */
export const STORED = { translate: 'no', lang: '' } as const;
