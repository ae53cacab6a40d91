import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { fetchOpenedScreen, isLoginThere } from './app/AppRoutes.tsx';
import { applyStylesheet, applyStylesheetWhenIdle } from './app/boot/applyStylesheet.ts';
import { keepTranslated } from './app/boot/keepTranslated.ts';
import { takeOver } from './app/boot/takeOver.ts';
import './app/styles/main.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// public/check-browser.js reports a portal that does not start.
root.dataset.started = '';

keepTranslated(document.body);
const portal = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
if (isLoginThere(root)) {
  // Keeps the text that was typed before the scripts loaded.
  takeOver(root, portal);
  applyStylesheetWhenIdle();
} else {
  root.replaceChildren();
  fetchOpenedScreen();
  void applyStylesheet().then(() => createRoot(root).render(portal));
}
