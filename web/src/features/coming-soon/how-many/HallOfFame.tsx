import { ordinal } from '@tallyho/game/minigames/ordinal';
import { PlayerCard } from '../../../minigames/faces/PlayerCard.tsx';
import { RoundPodium } from '../../../minigames/show/RoundPodium.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import styles from './HowMany.module.css';
import { type Round, roundCount, standingsOf, you } from './rounds.ts';

interface HallOfFameProps {
  readonly rounds: readonly Round[];
  readonly answers: readonly number[];
  /** The player's best result before this game; null if there was none. */
  readonly best: number | null;
}

/** The end of a game: the podium, the player's result, and the points of all players. Has the layout of a round. */
export function HallOfFame({ rounds, answers, best }: HallOfFameProps) {
  const standings = standingsOf(rounds, answers);
  const { rank, points } = standings.find(({ name }) => name === you.name) ?? { rank: 4, points: 0 };
  const outOf = `with ${points} of ${roundCount * 100} points`;
  return (
    <>
      <div className={styles.podium}>
        <RoundPodium
          entries={standings.map(({ name, avatar, seat, rank: place, points: amount }) => ({
            id: name,
            name,
            picture: <PlayerCard name={name} avatar={avatar} seat={seat} decorative />,
            rank: place,
            amount: `${amount} points`,
          }))}
        />
      </div>
      <p className={styles.news} role="status">
        {rank === 1 ? `You win, ${outOf}!` : `You came in ${ordinal(rank)}, ${outOf}.`}
        {best !== null && (points > best ? ' Your best so far.' : ` Your best: ${best}.`)}
      </p>
      <ol className={classNames(styles.answer, styles.standings)} aria-label="Points">
        {standings.map(({ name, avatar, seat, points: amount }) => (
          <li key={name}>
            <PlayerAvatar avatar={avatar} size="sm" seat={seat} label={name} />
            <strong>{amount}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}
