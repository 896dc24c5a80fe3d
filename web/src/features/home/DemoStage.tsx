import { lazy, Suspense, useEffect, useState } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { DemoPlaceholder } from './DemoPlaceholder.tsx';
import styles from './DemoStage.module.css';
import { demoPlayers } from './demo-board.ts';

const loadDemo = () => import('./Demo.tsx');
const Demo = lazy(loadDemo);

/** Whether the first paint is over and the browser has nothing better to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 1500 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}

/** A round of the game to touch: the drawing of it first, the real one as soon as there is time. */
export function DemoStage() {
  const idle = useIdle();
  return (
    <section className={styles.stage} aria-label="Try a round">
      <div className={styles.crowd} aria-hidden="true">
        {demoPlayers.map(({ name, avatar }) => (
          <span key={name} className={styles.head}>
            <Avatar avatar={avatar} size="lg" />
          </span>
        ))}
      </div>
      <div className={styles.frame}>
        <header className={styles.title}>
          <h2>Worth the queue?</h2>
          <p className={styles.theme}>Street food</p>
        </header>
        <div className={styles.round}>
          {idle ? (
            <Suspense fallback={<DemoPlaceholder />}>
              <Demo />
            </Suspense>
          ) : (
            <DemoPlaceholder />
          )}
        </div>
      </div>
    </section>
  );
}
