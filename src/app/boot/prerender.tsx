import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { missingSettings } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { App } from '../App.tsx';

/** The login page as HTML, for the build; null without settings. */
export function prerenderLogin(): string | null {
  if (missingSettings.length > 0) return null;
  return renderToString(
    <StrictMode>
      <StaticRouter location={paths.login}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
