import { useEffect } from 'react';
import { addressOf, type History } from '../shared/router/history.ts';
import { useLocation } from '../shared/router/router.tsx';
import type {} from './page-start.ts';
import { preloadPage } from './routes.tsx';

/** Presses the recorded element. React hydrates the part of the page that contains it before it handles the press. */
async function repeatPress(pathname: string): Promise<void> {
  await preloadPage(pathname);
  const element = window.pageStart?.takePress();
  if (element?.isConnected) element.click();
}

/**
 * Repeats the press that a visitor made on the prerendered page, as soon as the page shows the browser's address: then the links
 * have its query.
 */
export function RepeatedPress({ history }: { readonly history: History }) {
  const location = useLocation();
  const isComplete = addressOf(location) === addressOf(history.getLocation());
  useEffect(() => {
    if (isComplete && window.pageStart) void repeatPress(location.pathname);
  }, [isComplete, location.pathname]);
  return null;
}
