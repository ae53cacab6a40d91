/** Apart from `paths`, which come with the login page. */
export const furtherPaths = { myData: '/my-data', accessibility: '/accessibility', away: '/away' } as const;
