import './shared/ui/styles/fonts.css';
import './shared/ui/styles/tokens.css';
import './shared/ui/styles/base.css';
import './shared/ui/styles/keyframes.css';
import './shared/ui/backgrounds/backgrounds.css';
import { logOnce, reportUnexpectedErrors } from './app/errors.ts';
import { startSite } from './app/start-site.tsx';
import { restoreBackground } from './entities/session/background-choice.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

restoreBackground();
reportUnexpectedErrors();

if (window.location.pathname === '/test-mode/frame')
  void import('./app/test-frame-root.tsx').then(({ renderTestFrameRoot }) => renderTestFrameRoot(root));
else
  void startSite(root, {
    onCaughtError: logOnce,
    // An error that no boundary catches empties the root; then index.html shows its own message.
    onUncaughtError: (error, info) => {
      logOnce(error, info);
      root.dataset.broken = '';
    },
  });
