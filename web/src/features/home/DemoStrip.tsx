import { useEffect, useState } from 'react';
import { useOwnFace } from '../../entities/session/own-face.ts';
import { useExpressionOf } from '../../shared/ui/avatars/loaded-expressions.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './DemoStrip.module.css';
import { demoBoard, demoFills, demoPlayers, demoStart, demoTitle } from './demo-board.ts';
import type { DemoRound } from './use-demo-round.ts';

/** How long the answers to a picture show before the next one comes, in milliseconds. */
const pause = 3_000;

/**
 * The demo round in its smallest form, for narrow windows, where the board is below the first view: a picture, and a key for each
 * tier. A press places the picture, the drawn players show on the keys where they have it, and the next one comes.
 */
export function DemoStrip({ answer, reaction, play }: DemoRound) {
  const own = useOwnFace();
  const expressionOf = useExpressionOf();
  const [seen, setSeen] = useState(reaction);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(reaction), pause);
    return () => clearTimeout(timer);
  }, [reaction]);
  const answered = reaction === seen ? null : reaction;
  const next = demoBoard.items.find(({ id }) => !answer.tiers.some(({ items }) => items.includes(id)));
  const speaker = answered && demoPlayers[answered.speaker];
  function press(tier: number) {
    if (answered) setSeen(answered);
    else if (next)
      play({
        tiers: answer.tiers.map(({ name, items }, index) => ({
          name,
          items: index === tier ? [...items, next.id] : items,
        })),
      });
  }
  const faceOf = (index: number, label = '') => {
    const avatar = demoPlayers[index]?.avatar ?? 0;
    const picture = answered?.players[index] && expressionOf(avatar, answered.players[index].expression);
    return <Avatar key={avatar} avatar={avatar} size="stage" label={label} {...(picture && { picture })} />;
  };
  return (
    <section className={styles.strip} aria-label="Rate one">
      <div className={styles.ask}>
        {answered && speaker ? (
          <>
            {answered.picture && (
              <img
                className={styles.dropped}
                style={{ '--tier': answered.tier }}
                src={answered.picture}
                alt=""
              />
            )}
            <span key={speaker.name} className={styles.speaker}>
              {faceOf(answered.speaker, speaker.name)}
            </span>
            {/* The board below has the same words in its live region. */}
            <p className={styles.says}>
              <b>“{answered.says}”</b> <span>{answered.verdict}</span>
            </p>
          </>
        ) : (
          <>
            {next?.url && (
              // The words of the page come first.
              <img key={next.id} className={styles.picture} src={next.url} alt="" fetchPriority="low" />
            )}
            <p className={styles.question}>
              <b>{next ? demoTitle : 'All rated.'}</b>{' '}
              {next && <span>Where does {next.alt.toLowerCase()} go?</span>}
            </p>
            {next ? (
              <span className={styles.crowd} aria-hidden="true">
                {demoPlayers.map((_, index) => faceOf(index))}
              </span>
            ) : (
              <Button variant="quiet" onClick={() => play(demoStart)}>
                Again
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.keys}>
        {demoBoard.tiers.map(({ name }, tier) => (
          <button
            key={name}
            type="button"
            aria-label={next ? `${next.alt}: ${name}` : name}
            aria-disabled={!next && !answered}
            style={{ background: demoFills[tier] }}
            onClick={() => press(tier)}
          >
            {name}
            {answered && (
              <span className={styles.faces} aria-hidden="true">
                {answered.tier === tier && own !== null && <Avatar avatar={own} size="stage" />}
                {answered.players.map((player, index) => player.tier === tier && faceOf(index))}
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
