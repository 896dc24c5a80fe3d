import { useEffect } from 'react';
import { addressOf, type History } from '../shared/router/history.ts';
import { useLocation } from '../shared/router/router.tsx';
import type {} from './page-start.ts';
import { preloadPage } from './routes.tsx';

/** Presses the recorded elements. React hydrates the part of the page that contains them before it handles a press. */
async function repeatPresses(pathname: string): Promise<void> {
  await preloadPage(pathname);
  for (const element of window.pageStart?.takePresses() ?? []) {
    if (element.isConnected) element.click();
    // React applies the press in a microtask.
    await Promise.resolve();
  }
}

/**
 * Repeats what a visitor pressed on the prerendered page, as soon as the page shows the browser's address: then the links
 * have its query.
 */
export function RepeatedPresses({ history }: { readonly history: History }) {
  const location = useLocation();
  const isComplete = addressOf(location) === addressOf(history.getLocation());
  useEffect(() => {
    if (isComplete && window.pageStart) void repeatPresses(location.pathname);
  }, [isComplete, location.pathname]);
  return null;
}
