/** Separate from `paths`, which are part of the login page. */
export const furtherPaths = { myData: '/my-data', accessibility: '/accessibility', away: '/away' } as const;
