import type { TierListAnswer } from '@tallyho/game/minigames/tier-list/schema';
import { Fragment, useState } from 'react';
import { useOwnFace, useOwnName } from '../../entities/session/own-face.ts';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { useActivity } from '../../shared/schedule/use-activity.ts';
import { characterOf } from '../../shared/ui/avatars/characters.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { DemoPlaceholder } from './DemoPlaceholder.tsx';
import styles from './DemoStage.module.css';
import { useDelighted } from './delighted-face.ts';
import { demoPlayers, demoStart, question, questionTo, reactionTo } from './demo-board.ts';

const Demo = lazyPart(() => import('./Demo.tsx'));

/** The demo loads after this time even without activity, in milliseconds. */
const maxDelay = 8_000;

/** The demo round. Shows a drawing until the visitor's first activity, which loads the playable demo. */
export function DemoStage() {
  const isActive = useActivity(maxDelay);
  const [answer, setAnswer] = useState(demoStart);
  const own = useOwnFace();
  const ownName = useOwnName();
  const delighted = useDelighted(own);
  const [reaction, setReaction] = useState<string | null>(null);
  // Only a press is answered.
  const said =
    reaction ??
    (own === null || delighted === undefined ? question : questionTo(ownName || characterOf(own).name));
  function onChange(next: TierListAnswer) {
    setReaction(next === demoStart ? null : (reactionTo(answer, next) ?? reaction));
    setAnswer(next);
  }
  return (
    <section className={styles.stage} aria-label="Try a round">
      <div className={styles.crowd}>
        <p className={styles.bubble} aria-live="polite">
          <span key={said}>
            {said.split(/(?<=\.) /).map((sentence) => (
              <Fragment key={sentence}>
                <span>{sentence}</span>{' '}
              </Fragment>
            ))}
          </span>
        </p>
        {demoPlayers.map(({ name, avatar }) => (
          <span key={name} className={styles.head} aria-hidden="true">
            <Avatar avatar={avatar} size="lg" />
          </span>
        ))}
        {own === null ? (
          <span className={classNames(styles.head, styles.free)} aria-hidden="true">
            You?
          </span>
        ) : (
          <span key={own} className={classNames(styles.head, styles.you)} aria-hidden="true">
            <Avatar avatar={own} size="lg" {...(delighted && { picture: delighted })} />
            <b>You</b>
          </span>
        )}
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
                <Demo answer={answer} onChange={onChange} />
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
