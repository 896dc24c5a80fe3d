import { givesPoints, isLobbyGame } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import styles from './RoleNote.module.css';

/** Lists the lobby games that gave no points because their tiers are roles. */
export function RoleNote({ records }: { readonly records: readonly RoundRecord[] }) {
  const names = records
    .filter(({ board, answers }) => isLobbyGame(board.type) && !givesPoints(board) && answers.length > 0)
    .map(({ game }) => game.name);
  if (names.length === 0) return null;
  return (
    <p className={styles.note}>{[...new Set(names)].join(', ')}: the tiers have no order, so no points.</p>
  );
}
