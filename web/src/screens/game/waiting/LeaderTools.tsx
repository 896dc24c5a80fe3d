import type { SeatView } from '@tallyho/game/protocol/view';
import { useView } from '../../../entities/room/room-hooks.tsx';
import type { RoundKey } from '../base/draft-storage.ts';
import { EndRound } from './EndRound.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import { StartTimer } from './StartTimer.tsx';
import styles from './WaitingBar.module.css';

/** The leader's actions while answers are missing: nudge, start a timer, or end the round. */
export function LeaderTools({ missing }: { readonly missing: readonly SeatView[] }) {
  const game = useView((view) => view.game);
  const hasClock = useView(({ stage }) => stage.phase === 'playing' && stage.answersDueAt !== null);
  if (!game?.theme) return null;
  const round: RoundKey = { gameId: game.id, theme: game.theme.name, game: game.currentGameRound };
  return (
    <div className={styles.tools}>
      <NudgeButton round={round} missing={missing} />
      {!hasClock && <StartTimer round={round} />}
      <EndRound round={round} missing={missing} />
    </div>
  );
}
