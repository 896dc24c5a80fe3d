import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath, parsePath, Router, type To } from 'react-router';
import { themeResponse } from '../entities/room/local/local-api.ts';
import { currentStage } from '../features/test-mode/current-stage.ts';
import { isolatePage } from '../features/test-mode/isolate-page.ts';
import { gamePath, TestFramePage } from '../pages/test-mode/TestFramePage.tsx';
import { Boundary } from '../shared/ui/layout/Boundary.tsx';
import { ToastRegion } from '../shared/ui/overlays/ToastRegion.tsx';
import { logOnce } from './errors.ts';
import frames from './frames.module.css';
import { createQueryClient } from './Providers.tsx';

function respondTo(path: string): Response | null {
  const shown = currentStage.getSnapshot();
  return shown && 'stage' in shown ? themeResponse(shown.stage.room, path) : null;
}

/**
 * A router with an address of its own, because the frame's real one never changes. The package's MemoryRouter would be part of
 * the site's first download.
 */
function FrameRouter({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState<To>(gamePath);
  const navigator = {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    push: setLocation,
    replace: setLocation,
    go: () => undefined,
  };
  return (
    <Router location={typeof location === 'string' ? parsePath(location) : location} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Renders the page of test mode's frame: without session, socket and header, and separated from the server. */
export function renderTestFrameRoot(root: HTMLElement): void {
  isolatePage(respondTo);
  createRoot(root, { onCaughtError: logOnce }).render(
    <StrictMode>
      <Boundary what="The game" look="page">
        <QueryClientProvider client={createQueryClient()}>
          <FrameRouter>
            <main className={frames.bare}>
              <TestFramePage />
            </main>
          </FrameRouter>
          <ToastRegion />
        </QueryClientProvider>
      </Boundary>
    </StrictMode>,
  );
}
