import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/backgrounds/backgrounds.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { Providers } from './app/Providers.tsx';
import { restoreBackground } from './session/background-choice.ts';
import { askComingSoon } from './session/coming-soon.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

restoreBackground();

// Asked before anything is drawn, so that no screen flashes which is not to be seen yet.
void askComingSoon().then((isComingSoon) =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <BrowserRouter>
          <App isComingSoon={isComingSoon} />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  ),
);
