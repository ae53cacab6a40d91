import type { Plugin } from 'vite';
import config from '../../portal.config.json' with { type: 'json' };

const { colours, logo, portalName } = config;

/**
 * Names and colours of portal.config.json for files that cannot import it: index.html as %LOGO%, style
 * sheets as $logo.
 */
export function portalConfig(): Plugin {
  return {
    name: 'portal-config',
    config: () => ({ css: { preprocessorOptions: { scss: { additionalData: STYLE_VARIABLES } } } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%([A-Z_]+)%/g, (all, name: string) => PAGE_VALUES[name] ?? all),
    },
  };
}

const PAGE_VALUES: Record<string, string> = {
  LOGO: logo,
  PORTAL_NAME: portalName.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  LIGHT_PAGE: colours.light.page,
  DARK_PAGE: colours.dark.page,
};

/** `$light-soft-accent` for `colours.light.softAccent`. */
const STYLE_VARIABLES = [
  `$logo: "${logo}";`,
  ...Object.entries(colours).flatMap(([scheme, palette]) =>
    Object.entries(palette).map(([name, colour]) => `$${scheme}-${kebabCase(name)}: ${colour};`),
  ),
].join('\n');

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
