import type { Step } from '@tallyho/game/minigames/fields';
import type { Reaction } from '@tallyho/game/show/reaction';
import { useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './Answers.module.css';
import { turnAt } from './dial.ts';
import { inWords } from './guess-number.ts';

interface AnswersProps {
  readonly points: readonly Step[];
  /** Players see the values as numbers; else the titles of the faces have the names of the points. Screen readers always have numbers. */
  readonly hasNumbers: boolean;
  /** Where the faces stand on the line through the arc, 0 to 1. */
  readonly places: readonly number[];
  readonly marks: readonly (Rater & {
    readonly value: number;
    /** The index of the point. */
    readonly point: number;
    readonly shown: boolean;
    readonly reaction: Reaction;
  })[];
}

/** The faces of the players on the arc, each at its value; one that is not revealed yet keeps its place. The list is by point. */
export function Answers({ points, hasNumbers, places, marks }: AnswersProps) {
  useLocale();
  return (
    <ol className={styles.answers} aria-label="Ratings by point">
      {points.map(({ name }, point) => {
        const here = marks.map((mark, index) => ({ ...mark, index })).filter((mark) => mark.point === point);
        return (
          <li key={name} aria-label={`${name}: ${here.filter(({ shown }) => shown).length}`}>
            {here.length > 0 && (
              <ul>
                {here.map(({ user, username, avatar, seat, value, shown, reaction, index }) => {
                  const exact = inWords(value);
                  const place = places[index] ?? 0;
                  return (
                    <li
                      key={user}
                      className={classNames(styles.spot, reveal.fall)}
                      data-shown={shown}
                      title={`${username}: ${hasNumbers ? exact : name}`}
                      style={{
                        '--turn': `${turnAt(place)}deg`,
                        // The shape at the right foot of each is in front of the next one.
                        zIndex: Math.round(100 * (1 - place)),
                      }}
                    >
                      <PlayerFace
                        avatar={avatar}
                        size="stage"
                        label={username}
                        seat={seat}
                        expression={reaction}
                      />
                      <VisuallyHidden>{exact}</VisuallyHidden>
                    </li>
                  );
                })}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
