import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { themeResponse } from '../entities/room/local/local-api.ts';
import { currentStage } from '../features/test-mode/current-stage.ts';
import { isolatePage } from '../features/test-mode/isolate-page.ts';
import { gamePath, TestFramePage } from '../pages/test-mode/TestFramePage.tsx';
import { ToastRegion } from '../shared/ui/overlays/ToastRegion.tsx';
import { Boundary } from '../shared/ui/states/Boundary.tsx';
import { logOnce } from './errors.ts';
import frames from './frames.module.css';
import { createQueryClient } from './Providers.tsx';

function respondTo(path: string): Response | null {
  const shown = currentStage.getSnapshot();
  return shown && 'stage' in shown ? themeResponse(shown.stage.room, path) : null;
}

/**
 * Renders the page of test mode's frame: without session, socket and header, and separated from the server. Outside a frame it
 * redirects to test mode.
 */
export function renderTestFrameRoot(root: HTMLElement): void {
  if (window.parent === window) {
    window.location.replace('/test-mode');
    return;
  }
  isolatePage(respondTo);
  createRoot(root, { onCaughtError: logOnce }).render(
    <StrictMode>
      <Boundary what="The game" look="page">
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[gamePath]}>
            <main className={frames.bare}>
              <TestFramePage />
            </main>
          </MemoryRouter>
          <ToastRegion />
        </QueryClientProvider>
      </Boundary>
    </StrictMode>,
  );
}
