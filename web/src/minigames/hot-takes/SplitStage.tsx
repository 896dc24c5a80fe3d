import { titleOfTake } from '@tallyho/game/minigames/hot-takes/rules';
import type { Reactions } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { longestWord } from '../faces/label-size.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import reveal from '../show/reveal.module.css';
import type { SplitView } from './SplitLine.tsx';
import styles from './SplitStage.module.css';
import { sidesOf } from './take-sides.ts';

interface SplitStageProps extends SplitView {
  readonly parts: RevealMoment;
  readonly reactions: Reactions;
}

/** The take that is revealed now: the faces appear on both sides, then the score, then what is special about it. */
export function SplitStage({ board, take, raters, line, parts, reactions }: SplitStageProps) {
  const title = titleOfTake(board, take);
  const sides = sidesOf(board, take);
  return (
    <article className={styles.staged} aria-label={title} data-left={parts.isPlaced}>
      {take.kind === 'statement' && <p className={styles.statement}>{title}</p>}
      <div className={styles.sides} style={{ '--letters': longestWord(sides.map(({ name }) => name)) }}>
        {sides.map(({ side, name, paint, picture }) => (
          <section key={side} className={styles.side} aria-label={name}>
            <p className={styles.name} style={{ background: paint.fill, color: paint.text }}>
              {picture && (
                <span className={styles.picture}>
                  <RateablePicture subject={picture} decorative />
                </span>
              )}
              <span>{name}</span>
            </p>
            <ul className={styles.faces}>
              {raters[side].map((rater, at) => (
                <li
                  key={rater.user}
                  title={rater.username}
                  className={reveal.fall}
                  data-shown={(side === 'left' ? 0 : raters.left.length) + at < parts.faces}
                >
                  <PlayerFace
                    avatar={rater.avatar}
                    size="sm"
                    label={rater.username}
                    seat={rater.seat}
                    expression={parts.isStamped ? reactions.voter(take.id, rater.user) : 'thinking'}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={`${styles.score} ${reveal.pop}`} data-shown={parts.isStamped}>
          {raters.left.length} : {raters.right.length}
        </p>
      </div>
      <p className={`${styles.line} ${reveal.fade}`} data-shown={parts.hasLine && line !== null}>
        {line}
      </p>
    </article>
  );
}
