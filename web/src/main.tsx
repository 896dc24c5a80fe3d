import './shared/ui/styles/fonts.css';
import './shared/ui/styles/tokens.css';
import './shared/ui/styles/base.css';
import './shared/ui/styles/keyframes.css';
import './shared/ui/backgrounds/backgrounds.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { logOnce, reportUnexpectedErrors } from './app/errors.ts';
import { createQueryClient, Providers } from './app/Providers.tsx';
import { preloadPage } from './app/routes.tsx';
import { MembershipStore } from './entities/room/membership.ts';
import { restoreBackground } from './entities/session/background-choice.ts';
import { loadComingSoon } from './entities/session/coming-soon.ts';
import { sessionQuery } from './entities/session/session.ts';
import { isMemberExpected, isVisitorUnknown } from './entities/session/session-hint.ts';
import { BrowserRouter } from './shared/router/router.tsx';
import { Boundary } from './shared/ui/layout/Boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

restoreBackground();
reportUnexpectedErrors();

if (window.location.pathname === '/test-mode/frame')
  void import('./app/rare-pages.tsx').then(({ renderTestFrame }) => renderTestFrame(root));
else renderSite(root);

/** Resolves with `work`, or after `ms` milliseconds. */
function within(ms: number, work: Promise<unknown>) {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
}

function renderSite(root: HTMLElement): void {
  // All of this loads at the same time, and before the first render: no screen flashes, and nothing moves afterwards.
  const client = createQueryClient();
  const membership = new MembershipStore();
  const session = client.prefetchQuery(sessionQuery);
  void import('./app/after-start.ts').then((code) => code.startBackgroundTasks(client, membership));
  if (isMemberExpected()) void membership.resume();
  const isReady = Promise.all([
    loadComingSoon(),
    within(300, preloadPage(window.location.pathname)),
    // Visitors and members see different pages, and on a first visit the browser does not know which to draw.
    isVisitorUnknown() && within(1_000, session),
  ]);

  void isReady.then(() =>
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
          <Providers client={client} membership={membership}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </Providers>
        </Boundary>
      </StrictMode>,
    ),
  );
}
