import { charactersOf } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import type { Expression } from '../../shared/ui/avatars/expressions.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import type { Paint } from '../faces/paint.ts';
import reveal from '../show/reveal.module.css';
import aside from './AsideText.module.css';
import listed from './ListedText.module.css';
import poster from './Poster.module.css';

/** In the show a text waits, is the poster of the stage, or lies beside it; afterwards it is in the list. */
export type TextPlace = 'waiting' | 'stage' | 'settled' | 'list';

/** Returns where a text is. `isShown`: it has been revealed. */
export const placeOf = (isOpen: boolean, isLatest: boolean, isShown: boolean): TextPlace => {
  if (isOpen) return 'list';
  if (isLatest) return 'stage';
  return isShown ? 'settled' : 'waiting';
};

const longestWord = (text: string): number =>
  Math.max(...text.split(/\s/u).map((word) => charactersOf(word).length));

const looks = { waiting: aside, stage: poster, settled: aside, list: listed } as const satisfies Record<
  TextPlace,
  unknown
>;

interface RevealedTextProps {
  readonly place: TextPlace;
  readonly text: string;
  /** The viewer has muted its authors: a note stands in place of the text. */
  readonly isHidden: boolean;
  /** The authors and the result are shown. */
  readonly isStamped: boolean;
  /** Null: they stay a secret. */
  readonly authors: readonly Rater[] | null;
  /** What stands in place of authors who have left. */
  readonly authorNote?: string | undefined;
  readonly expression?: Expression | undefined;
  /** What the group made of it, e.g. its mean. */
  readonly result: string | null;
  readonly paint?: Paint | undefined;
  /** Many players said something about it: on phones the faces of the poster are smaller. */
  readonly isCrowded: boolean;
  /** Who said what about it. */
  readonly said: ReactNode;
  readonly line?: ReactNode;
  /** What only the list has, e.g. the button that reports it. */
  readonly report?: ReactNode;
  readonly rank?: ReactNode;
}

/** A text of the results as an item of their list. On the stage its words come first and its authors last; in the list it is the other way round. */
export function RevealedText(props: RevealedTextProps) {
  const { place, text, isHidden, isStamped, authors, authorNote, expression, result, paint } = props;
  const styles = looks[place];
  const isShown = place !== 'waiting';
  const isWhole = place === 'stage' || place === 'list';
  const words = (
    <p
      key="words"
      className={styles.text}
      dir="auto"
      data-hidden={isHidden}
      style={{ '--letters': charactersOf(text).length, '--longest-word': longestWord(text) }}
    >
      {text}
    </p>
  );
  const by = (
    <div key="by" className={styles.by} data-shown={isStamped} data-unknown={authors === null}>
      {authors && (
        <ul className={classNames(styles.authors, reveal.pop)} data-shown={isStamped} aria-label="Written by">
          {authors.map(({ user, username, avatar, seat }) => (
            <li key={user} className={styles.author}>
              <PlayerFace
                avatar={avatar}
                size="stage"
                seat={seat}
                expression={isStamped ? expression : 'thinking'}
              />
              <span className={styles.name} dir="auto">
                {username}
              </span>
            </li>
          ))}
        </ul>
      )}
      {authorNote && (
        <span className={classNames(styles.left, reveal.fade)} data-shown={isStamped}>
          {authorNote}
        </span>
      )}
      {result !== null && (
        <span
          className={classNames(styles.result, reveal.pop)}
          data-shown={isStamped}
          style={paint && { background: paint.fill, color: paint.text }}
        >
          {result}
        </span>
      )}
    </div>
  );
  const said = isWhole && (
    <div key="said" className={styles.said}>
      {props.said}
      {props.report}
    </div>
  );
  const line = isWhole && props.line;
  return (
    <li
      className={styles.row}
      data-place={place}
      data-shown={isShown}
      data-latest={place === 'stage'}
      data-crowded={props.isCrowded}
    >
      {place === 'list' ? [by, words, line, said] : [words, said, line, by]}
      {props.rank}
    </li>
  );
}
