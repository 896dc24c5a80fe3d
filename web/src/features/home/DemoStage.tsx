import { Boundary } from '../../shared/ui/layout/Boundary.tsx';
import { LazyFallback, lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { useActivity } from '../../shared/ui/layout/use-activity.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { DemoPlaceholder } from './DemoPlaceholder.tsx';
import styles from './DemoStage.module.css';
import { demoPlayers } from './demo-board.ts';

const Demo = lazyPart(() => import('./Demo.tsx'));

/** Whoever only looks gets the demo after this, in milliseconds. */
const latest = 4_000;

/** A round of the game to touch: the drawing of it first, the real one at the first sign of a hand. */
export function DemoStage() {
  const isActive = useActivity(latest);
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
          {isActive ? (
            <Boundary what="The demo">
              <LazyFallback show={<DemoPlaceholder />}>
                <Demo />
              </LazyFallback>
            </Boundary>
          ) : (
            <DemoPlaceholder />
          )}
        </div>
      </div>
    </section>
  );
}
