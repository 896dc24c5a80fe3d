import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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

/** Repeats what a visitor pressed on the prerendered page, as soon as the page's code is there. */
export function RepeatedPresses() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (window.pageStart) void repeatPresses(pathname);
  }, [pathname]);
  return null;
}
