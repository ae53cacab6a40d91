import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { renderLogin } from './renderLogin.ts';
import { COMPOSED, familiesIn, usedStyles } from './usedStyles.ts';

type Bundle = Rolldown.OutputBundle;
type Asset = Rolldown.OutputAsset;

const ROOT_ELEMENT = '<div id="root"></div>';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/assets\/[^>]*>/;

/**
 * Speeds up the first paint. The one stylesheet keeps only what the portal uses. index.html, served at /,
 * contains the login form and its few rules inline, so that the form needs no other file; a template holds
 * the stylesheet until the scripts have loaded (src/app/boot/applyStylesheet.ts). app.html, served
 * everywhere else, waits for the stylesheet and has no form that would flash.
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = assetOf(bundle, /^index\.html$/);
        const sheet = assetOf(bundle, /\.css$/);
        const code = [...this.getModuleIds()]
          .filter((id) => /[\\/]src[\\/].*\.tsx?$|[\\/]react-bootstrap[\\/]/.test(id))
          .map((id) => this.getModuleInfo(id)?.code ?? '');
        const families = familiesIn(code.join('\n'));
        const styles = await usedStyles(textOf(sheet), [textOf(page), ...code], [...COMPOSED, ...families]);
        replaceAsset(bundle, sheet, styles);

        const html = textOf(page);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: html });
        const login = await renderLogin(config);
        if (login === null) {
          this.warn('Settings are missing, so the login page is not part of index.html.');
          return;
        }
        const critical = await usedStyles(styles, ['html body', login]);
        page.source = withLogin(html, login, critical);
      },
    },
  };
}

/** The page with the form in it, its styles inline, and the stylesheet in a template, which no browser fetches. */
function withLogin(html: string, login: string, critical: string): string {
  const [link = ''] = html.match(STYLESHEET) ?? [];
  return html
    .replace(STYLESHEET, '')
    .replace('</head>', () => `  <style>${critical}</style>\n  </head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root">${login}</div>`)
    .replace('</body>', () => `  <template id="stylesheet">${link.trim()}</template>\n  </body>`);
}

function assetOf(bundle: Bundle, name: RegExp): Asset {
  const [asset, second] = Object.values(bundle).filter(
    (output): output is Asset => output.type === 'asset' && name.test(output.fileName),
  );
  if (!asset || second) throw new Error(`The build has not exactly one ${name.source}.`);
  return asset;
}

/** Gives an asset new content and the matching name: names are cached for ever. */
function replaceAsset(bundle: Bundle, asset: Asset, source: string): void {
  const before = asset.fileName;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const after = before.replace(/-[\w-]{8}\.css$/, `-${hash}.css`);
  asset.source = source;
  asset.fileName = after;
  for (const output of Object.values(bundle)) {
    if (output.type === 'asset' && output !== asset && /\.(html|json)$/.test(output.fileName))
      output.source = textOf(output).replaceAll(before, after);
  }
}

function textOf({ source }: Asset): string {
  return typeof source === 'string' ? source : Buffer.from(source).toString();
}
