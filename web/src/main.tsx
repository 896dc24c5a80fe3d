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

// Fetched before the first render, so that the real site does not flash before the launch.
void fetchComingSoon().then((isComingSoon) =>
  // An error that no boundary catches empties the root; then index.html shows its own message.
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
