import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/backgrounds/backgrounds.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { logOnce, reportUnexpectedErrors } from './app/errors.ts';
import { Providers } from './app/Providers.tsx';
import { restoreBackground } from './session/background-choice.ts';
import { askComingSoon } from './session/coming-soon.ts';
import { Boundary } from './ui/Boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

restoreBackground();
reportUnexpectedErrors();

// Asked before anything is drawn, so that no screen flashes which is not to be seen yet.
void askComingSoon().then((isComingSoon) =>
  // What no boundary catches empties the root, and index.html's own message shows.
  createRoot(root, {
    onCaughtError: logOnce,
    onUncaughtError: (error, info) => {
      logOnce(error, info);
      root.dataset.broken = '';
    },
  }).render(
    <StrictMode>
      <Boundary what="Tallyho" look="page">
        <Providers>
          <BrowserRouter>
            <App isComingSoon={isComingSoon} />
          </BrowserRouter>
        </Providers>
      </Boundary>
    </StrictMode>,
  ),
);
