import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { useActivity } from '../../shared/schedule/use-activity.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { DemoPlaceholder } from './DemoPlaceholder.tsx';
import styles from './DemoStage.module.css';
import { demoPlayers } from './demo-board.ts';

const Demo = lazyPart(() => import('./Demo.tsx'));

/** The demo loads after this time even without activity, in milliseconds. */
const maxDelay = 8_000;

/** The demo round. Shows a drawing until the visitor's first activity, which loads the playable demo. */
export function DemoStage() {
  const isActive = useActivity(maxDelay);
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
