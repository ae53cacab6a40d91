const nothing = Object.assign(() => nothing, { isRequired: null }) as unknown as Record<string, unknown>;

/**
 * Replaces the package `prop-types`: react-bootstrap still declares types with it, which React 19 ignores.
 */
// biome-ignore lint/style/noDefaultExport: the package has one
export default new Proxy(nothing, { get: () => nothing });
