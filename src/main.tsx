import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { isLoginThere } from './app/isLoginThere.ts';
import './app/styles/main.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const portal = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// Taken over as it is, with what was typed already.
if (isLoginThere(root)) hydrateRoot(root, portal);
else {
  root.replaceChildren();
  createRoot(root).render(portal);
}
