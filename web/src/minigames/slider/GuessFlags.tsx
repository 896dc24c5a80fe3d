import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { formatNumber } from '../../entities/preferences/format.ts';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import { type flagPlaces, letter } from './flag-places.ts';
import styles from './GuessFlags.module.css';
import { inWords } from './guess-number.ts';
import type { GuessFlagText } from './guessers.ts';
import { atWidth, byWidth } from './swarm.ts';

interface GuessFlagsProps {
  readonly texts: readonly GuessFlagText[];
  readonly places: ReturnType<typeof flagPlaces>;
  readonly isShown: boolean;
}

/** The guess on a flag, and that the viewer's own is the closest. */
const guessOf = ({ value, isYours, isClosest }: GuessFlagText): string =>
  ` ${inWords(value)}${isYours && isClosest ? ', closest' : ''}`;

/** What a flag says of the points, in windows that are not narrow. */
const gainOf = ({ points }: GuessFlagText): string => (points > 0 ? ` +${formatNumber(points)}` : '');

/** How many letters the text of a flag has, with a margin for wide ones; in narrow windows it is shorter. */
export const lettersOf = (flag: GuessFlagText, isNarrow: boolean): number => {
  const { name, also, shortName, isClosest, isMain } = flag;
  const names = isNarrow ? (shortName ?? name) : `${name}${also ? ` and ${also}` : ''}`;
  const hasVerb = !isNarrow || (isMain && !isClosest);
  const text = `${names}${hasVerb ? ' guessed' : ''}${guessOf(flag)}${isNarrow ? '' : gainOf(flag)}`;
  return text.length + 2;
};

/** Guesses as flags with stems down to the line. Hidden from screen readers, because the list has them. */
export const GuessFlags = ({ texts, places, isShown }: GuessFlagsProps) =>
  texts.map((text, at) => {
    const { rater, name, also, shortName, value, isClosest, isMain } = text;
    const of = (key: 'side' | 'level' | 'past') =>
      atWidth(byWidth((width) => places[width].places[at]?.[key] ?? 0));
    const has = byWidth((width) => Boolean(places[width].places[at]));
    return (
      <div
        key={value}
        className={classNames(styles.post, reveal.fade)}
        data-shown={isShown}
        data-narrow={has.narrow}
        data-middle={has.middle}
        data-wide={has.wide}
        aria-hidden="true"
        style={{
          '--at': shareOf(value),
          '--side': of('side'),
          '--level': of('level'),
          '--past': of('past'),
          '--letters': atWidth(byWidth((width) => (places[width].letters[at] ?? 0) * letter)),
          '--turn': at,
          ...(rater?.seat && { '--seat': seatColor(rater.seat) }),
        }}
      >
        <span className={styles.stem} />
        <strong className={styles.flag} data-short={isClosest} data-small={!isMain}>
          <span>
            <span className={styles.names} data-whole={shortName !== null}>
              <bdi>{name}</bdi>
              {also && (
                <span className={styles.also}>
                  {' and '}
                  <bdi>{also}</bdi>
                </span>
              )}
            </span>
            {shortName && <span className={styles.count}>{shortName}</span>}
            <span className={styles.verb}> guessed</span>
            <span>{guessOf(text)}</span>
            <b className={styles.gain}>{gainOf(text)}</b>
          </span>
        </strong>
      </div>
    );
  });
