import { type SliderLobbyAnswer, scaleNamesOf } from '@tallyho/game/minigames/slider-lobby/schema';
import type { PlayProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { RowEndNames } from '../row/RowEndNames.tsx';
import styles from './Play.module.css';
import { PlayerSlider } from './PlayerSlider.tsx';

/** Returns the answer with the rating of a player added or replaced. */
const rate = (answer: SliderLobbyAnswer | null, player: string, value: number): SliderLobbyAnswer => ({
  ratings: [...(answer?.ratings ?? []).filter((rating) => rating.player !== player), { player, value }],
});

/** Slider of the lobby: a value from 1 to 100 for each player, the viewer last. */
export default function SliderLobbyPlay(props: PlayProps<'SliderLobby'>) {
  const { board, answer, disabled, you, seatOf, onChange } = props;
  if (board.players.length === 0) return <NoPlayersToRate toConfirm />;
  const { low, high } = scaleNamesOf(board);
  const own = board.players.filter(({ user }) => user === you);
  const others = board.players.filter(({ user }) => user !== you);
  return (
    <div className={styles.sliders} style={{ '--count': board.players.length }}>
      <div className={styles.ends}>
        <RowEndNames first={low} last={high} />
      </div>
      <ul className={styles.list} aria-label="Players">
        {[...others, ...own].map((player) => (
          <li key={player.user}>
            <PlayerSlider
              player={player}
              isYou={player.user === you}
              seat={seatOf(player.user)}
              value={answer?.ratings.find((rating) => rating.player === player.user)?.value ?? null}
              start={board.start}
              disabled={disabled}
              onRate={(value) => onChange(rate(answer, player.user, value))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
