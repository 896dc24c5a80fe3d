import type { Step } from '@tallyho/game/minigames/fields';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import type { Reaction } from '@tallyho/game/show/reaction';
import { useLocale } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './Answers.module.css';
import { inWords } from './guess-number.ts';
import { atWidth, byWidth, sideBySide } from './line.ts';

interface AnswersProps {
  readonly points: readonly Step[];
  readonly marks: readonly (Rater & {
    readonly value: number;
    /** The index of the point. */
    readonly point: number;
    readonly shown: boolean;
    readonly reaction: Reaction;
  })[];
}

/** The width of a face as a part of the line. Up to this number they are large. */
const faces = {
  large: { narrow: 0.205, middle: 0.19, wide: 0.096 },
  usual: { narrow: 0.18, middle: 0.122, wide: 0.075 },
};
const mostLarge = 4;

/** The faces of the players side by side in the band, each at its value; one that is not revealed yet keeps its place. The list is by point. */
export function Answers({ points, marks }: AnswersProps) {
  useLocale();
  const face = marks.length <= mostLarge ? faces.large : faces.usual;
  const values = marks.map(({ value }) => shareOf(value));
  const places = byWidth((width) => sideBySide(values, face[width]));
  return (
    <div className={styles.answers} style={{ '--part': atWidth(face) }}>
      <ol aria-label="Ratings by point">
        {points.map(({ name }, point) => {
          const here = marks
            .map((mark, index) => ({ ...mark, index }))
            .filter((mark) => mark.point === point);
          return (
            <li key={name} aria-label={`${name}: ${here.filter(({ shown }) => shown).length}`}>
              {here.length > 0 && (
                <ul>
                  {here.map(({ user, username, avatar, seat, value, shown, reaction, index }) => {
                    const exact = inWords(value);
                    return (
                      <li
                        key={user}
                        className={classNames(styles.spot, reveal.fall)}
                        data-shown={shown}
                        title={`${username}: ${exact}`}
                        style={{
                          '--at': atWidth(byWidth((width) => places[width][index] ?? 0)),
                          // The shape at the right foot of each is in front of the next one.
                          zIndex: Math.round(100 * (1 - (places.wide[index] ?? 0))),
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
    </div>
  );
}
