const nothing = Object.assign(() => nothing, { isRequired: null }) as unknown as Record<string, unknown>;

/** In place of the package `prop-types`: react-bootstrap still declares with it what React 19 no longer reads. */
// biome-ignore lint/style/noDefaultExport: the package has one
export default new Proxy(nothing, { get: () => nothing });
