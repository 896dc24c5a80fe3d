import { pointsText } from '@tallyho/game/awards/score-words';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { guessReaction } from '@tallyho/game/show/reaction';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessDart.module.css';
import { inWords } from './guess-number.ts';
import { atWidth, type ByWidth } from './swarm.ts';

/** A player and the value that they guessed. */
export interface Guesser {
  readonly rater: Rater;
  readonly value: number;
  readonly points: number;
}

interface GuessDartProps {
  readonly guesser: Guesser;
  /** How far the face stands beside the value, as a part of the line. */
  readonly beside: ByWidth<number>;
  /** How many come before this one: the best one comes last. */
  readonly turn: number;
  /** A label beside it has its points. */
  readonly isLarge: boolean;
  readonly isBest: boolean;
  readonly isOpen: boolean;
}

/** A dart in the color of a player: its tip is at the guessed value, and the face is at its end, with the points below. */
export function GuessDart({ guesser, beside, turn, isLarge, isBest, isOpen }: GuessDartProps) {
  const { rater, value, points } = guesser;
  return (
    <li
      className={classNames(styles.dart, reveal.rise)}
      data-shown={isOpen}
      data-large={isLarge}
      data-best={isBest}
      style={{
        '--at': shareOf(value),
        '--beside': atWidth(beside),
        '--turn': turn,
        ...(rater.seat && { '--seat': seatColor(rater.seat) }),
      }}
      title={rater.username}
    >
      <VisuallyHidden>
        {`${rater.username} guessed ${inWords(value)}, ${points > 0 ? pointsText(points, formatNumber) : 'no points'}`}
      </VisuallyHidden>
      <span className={styles.stem} aria-hidden="true" />
      <span className={styles.face} aria-hidden="true">
        <PlayerFace avatar={rater.avatar} seat={rater.seat} size="stage" expression={guessReaction(points)} />
        {points > 0 && !isLarge && <bdi className={styles.gained}>{`+${formatNumber(points)}`}</bdi>}
      </span>
    </li>
  );
}
