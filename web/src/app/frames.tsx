import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { GameBar } from '../features/room-navigation/GameBar.tsx';
import { Footer } from '../screens/site/Footer.tsx';
import { Header } from '../screens/site/Header.tsx';
import { LazyFallback } from '../shared/schedule/lazy-part.tsx';
import { Boundary } from '../shared/ui/states/Boundary.tsx';
import styles from './frames.module.css';
import { PageLoading } from './PageLoading.tsx';

/** The page's main region. When the path changes it is focused and the window scrolls to the top. */
function Main({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // A layout effect, because it must run before the page's own effects, which may scroll to a section.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={ref} tabIndex={-1} className={styles.main}>
      <Boundary key={pathname} what="The page" look="page">
        <LazyFallback show={<PageLoading />}>{children}</LazyFallback>
      </Boundary>
    </main>
  );
}

function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}

/** Frame with header, page and footer. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.site}>
      <SkipLink />
      <div>
        <Boundary what="The header">
          <Header />
        </Boundary>
        <Boundary what="The way to your game" look="small">
          <GameBar />
        </Boundary>
      </div>
      <Main>{children}</Main>
      <Boundary what="The footer">
        <Footer />
      </Boundary>
    </div>
  );
}

/** Frame without header and footer, exactly as high as the window. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <Main>{children}</Main>
    </div>
  );
}
