import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { renderLogin } from './renderLogin.ts';
import { BOOTSTRAP_FAMILIES, lostClasses, usedStyles } from './usedStyles.ts';

type Bundle = Rolldown.OutputBundle;
type Asset = Rolldown.OutputAsset;

const ROOT_ELEMENT = '<div id="root"></div>';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * Makes the first paint early. The one stylesheet keeps only what the portal uses. index.html, served at /, carries the
 * login form and the few rules it needs, so that nothing stands between its arrival and the form; the stylesheet waits in
 * a template until the program has arrived, which the form needs first (src/app/boot/applyStylesheet.ts). app.html, served
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
        const sources = new Map(
          [...this.getModuleIds()]
            .filter((id) => /[\\/]src[\\/].*\.tsx?$|react-toastify|[\\/]react-bootstrap[\\/]/.test(id))
            .map((id) => [id, this.getModuleInfo(id)?.code ?? '']),
        );
        const page = assetOf(bundle, /^index\.html$/);
        const sheet = assetOf(bundle, /\.css$/);
        const whole = textOf(sheet);
        const styles = await usedStyles(whole, [textOf(page), ...sources.values()], [BOOTSTRAP_FAMILIES]);
        const lost = lostClasses(whole, styles, sources);
        if (lost.length > 0)
          throw new Error(`The stylesheet lost classes that are named in ${lost.join(', ')}`);
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

/** Gives an asset new content, and the name that goes with it: names are cached for good. */
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
