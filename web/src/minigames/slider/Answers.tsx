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
import places from './swarm.module.css';
import { swarmStyles } from './swarm.ts';

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

/** The width of a face as a part of the line. */
const faces = { narrow: 0.175, middle: 0.16, wide: 0.1 };

/** The faces of the players in the band, each at its value; one that is not revealed yet keeps its place. The list is by point. */
export function Answers({ points, marks }: AnswersProps) {
  useLocale();
  const values = marks.map(({ value }) => shareOf(value));
  const { all, each } = swarmStyles(values, faces);
  return (
    <div className={classNames(places.swarm, styles.answers)} style={all}>
      <div aria-hidden="true">
        {marks.map(({ user, shown }, index) => (
          <span
            key={user}
            className={classNames(places.stem, reveal.fade)}
            data-shown={shown}
            style={each[index]}
          />
        ))}
      </div>
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
                        className={classNames(places.spot, reveal.fall)}
                        data-shown={shown}
                        title={`${username}: ${exact}`}
                        style={each[index]}
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
