import { Fragment } from 'react';
import { useOwnFace, useOwnName } from '../../entities/session/own-face.ts';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { useActivity } from '../../shared/schedule/use-activity.ts';
import { characterOf } from '../../shared/ui/avatars/characters.ts';
import { useExpressionOf } from '../../shared/ui/avatars/loaded-expressions.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { DemoPlaceholder } from './DemoPlaceholder.tsx';
import styles from './DemoStage.module.css';
import { demoPlayers, demoTitle, question, questionTo } from './demo-board.ts';
import { useDelighted } from './demo-faces.ts';
import type { DemoRound } from './use-demo-round.ts';

const Demo = lazyPart(() => import('./Demo.tsx'));

/** The demo loads after this time even without activity, in milliseconds. */
const maxDelay = 8_000;

/**
 * The demo round on its board. Shows a drawing until the visitor's first activity, which loads the playable demo. The drawn players
 * look at what is placed, and one of them answers.
 */
export function DemoStage({ answer, reaction, play }: DemoRound) {
  const isActive = useActivity(maxDelay);
  const own = useOwnFace();
  const ownName = useOwnName();
  const delighted = useDelighted(own);
  const expressionOf = useExpressionOf();
  const speaker = reaction && demoPlayers[reaction.speaker];
  const said =
    reaction && speaker
      ? [`${speaker.name}: “${reaction.says}”`, reaction.verdict]
      : // Only a press is answered.
        own === null || delighted === undefined
        ? question
        : questionTo(ownName || characterOf(own).name);
  return (
    <section className={styles.stage} aria-label="Try a round">
      <div className={styles.crowd}>
        <p className={styles.bubble} aria-live="polite">
          <span key={said.join()}>
            {said.map((sentence) => (
              <Fragment key={sentence}>
                <span>{sentence}</span>{' '}
              </Fragment>
            ))}
          </span>
        </p>
        {demoPlayers.map((player, index) => {
          const answered = reaction?.players[index];
          const picture = answered && expressionOf(player.avatar, answered.expression);
          return (
            <span
              key={player.name}
              className={styles.head}
              data-speaks={reaction ? player === speaker : undefined}
              aria-hidden="true"
            >
              <Avatar avatar={player.avatar} size="lg" {...(picture && { picture })} />
            </span>
          );
        })}
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
          <h2>{demoTitle}</h2>
          <p className={styles.theme}>Street food</p>
        </header>
        <div className={styles.round}>
          {isActive ? (
            <Boundary what="The demo">
              <LazyFallback show={<DemoPlaceholder />}>
                <Demo answer={answer} onChange={play} />
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
