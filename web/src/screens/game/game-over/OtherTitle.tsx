import type { Score } from '@tallyho/game/awards/awards';
import { winnersOf } from '@tallyho/game/awards/score-words';
import { type TitleScores, type WinnerTitle, winnerTitles } from '@tallyho/game/awards/winning-scores';
import type { Person } from '@tallyho/game/model/person';
import { listed } from '@tallyho/game/text';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import styles from './OtherTitle.module.css';
import { FinalFace } from './PlayerRow.tsx';

interface OtherTitleProps {
  readonly other: TitleScores;
  readonly players: readonly Person[];
}

/** More faces do not fit beside the names. */
const mostFaces = 3;

/** Why a player has it. Its points would read as a second score. */
const reasons: Readonly<Record<WinnerTitle, string>> = { favourite: 'rated highest', knows: 'guessed best' };

/** Who has the title that does not decide who wins. Renders nothing if no player has it. */
export function OtherTitle({ other: { title, scores }, players }: OtherTitleProps) {
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder([...scores.map(({ player }) => player), ...players]);
  const first = winnersOf(scores);
  if (first.length === 0) return null;
  const nameOf = ({ player: { user } }: Score) => (user === you ? 'You' : raterOf(user).username);
  return (
    <section className={styles.title} aria-label={winnerTitles[title]}>
      <div className={styles.faces} aria-hidden="true">
        {first.slice(0, mostFaces).map(({ player: { user } }) => (
          <FinalFace key={user} rater={raterOf(user)} expression="smug" />
        ))}
      </div>
      <div className={styles.words}>
        <h3>{winnerTitles[title]}</h3>
        <p dir="auto">
          <strong>{listed(first.map(nameOf))}</strong> <span className={styles.reason}>{reasons[title]}</span>
        </p>
      </div>
    </section>
  );
}
