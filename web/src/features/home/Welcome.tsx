import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { DemoStage } from './DemoStage.tsx';
import { DemoStrip } from './DemoStrip.tsx';
import { useDemoRound } from './use-demo-round.ts';
import styles from './Welcome.module.css';

interface WelcomeProps {
  /** visitor: with an introduction and the demo. user: without both, because they know the game. */
  readonly audience: 'visitor' | 'user';
  /** The name of the member, who is greeted; undefined while it loads, null for a visitor or a guest. */
  readonly member: string | null | undefined;
  /** The page's main buttons. */
  readonly actions: ReactNode;
}

/** The top of the home page. The demo is next to the text on wide screens; on narrow ones a strip of it is above the actions, on the smallest phones below them. */
export function Welcome({ audience, member, actions }: WelcomeProps) {
  const demo = useDemoRound();
  return (
    <header className={classNames(styles.welcome, styles[audience])}>
      <div className={styles.introduction}>
        {audience === 'user' && member !== null ? (
          <h1 className={styles.back}>
            Welcome back
            {member !== undefined && (
              <>
                , <bdi>{member}</bdi>
              </>
            )}
          </h1>
        ) : (
          <h1>Welcome to Tallyho</h1>
        )}
        {audience === 'visitor' && (
          <>
            <p className={styles.tagline}>
              Rate{' '}
              <span>
                <mark>anything</mark>,
              </span>{' '}
              together.
            </p>
            <p className={styles.lead}>
              <span>Pizza, films, your best friends. </span>
              Everyone answers in secret<span>, then you see who has taste</span>.
            </p>
            <p className={styles.numbers}>2 to 8 players, 6 minutes a theme, any screen.</p>
            <DemoStrip {...demo} />
          </>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {audience === 'visitor' && (
        <div className={styles.demo}>
          <DemoStage {...demo} />
        </div>
      )}
    </header>
  );
}
