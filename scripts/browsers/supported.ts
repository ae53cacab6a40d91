/** The oldest browsers that run the portal: README lists them, the build compiles for them, and a check reads them. */
export const SUPPORTED = {
  chrome: '100',
  edge: '100',
  firefox: '102',
  safari: '15.4',
  safari_ios: '15.4',
} as const;

export type Browser = keyof typeof SUPPORTED;

/** The build's targets: the syntax of the oldest browsers. */
export const TARGETS = [
  `chrome${SUPPORTED.chrome}`,
  `edge${SUPPORTED.edge}`,
  `firefox${SUPPORTED.firefox}`,
  `safari${SUPPORTED.safari}`,
  `ios${SUPPORTED.safari_ios}`,
];

/** The one sentence for a browser that cannot run the portal; index.html and README have it word for word. */
export const SENTENCE =
  `The portal needs JavaScript and one of these browsers: Chrome or Edge ${SUPPORTED.chrome}, ` +
  `Firefox ${SUPPORTED.firefox}, Safari or iOS ${SUPPORTED.safari}, or a newer one.`;
