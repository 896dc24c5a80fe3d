import './shared/ui/styles/fonts.css';
import './shared/ui/styles/tokens.css';
import './shared/ui/styles/base.css';
import './shared/ui/backgrounds/backgrounds.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { logOnce, reportUnexpectedErrors } from './app/errors.ts';
import { Providers } from './app/Providers.tsx';
import { restoreBackground } from './entities/session/background-choice.ts';
import { fetchComingSoon } from './entities/session/coming-soon.ts';
import { Boundary } from './shared/ui/layout/Boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

restoreBackground();
reportUnexpectedErrors();

// Asked before anything is drawn, so that no screen flashes which is not to be seen yet.
void fetchComingSoon().then((isComingSoon) =>
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
