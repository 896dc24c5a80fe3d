import type { GameTitle } from '@tallyho/game/records/game';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './RoundTitle.module.css';

/** Name and description of the game, and a note if votes are anonymous. */
export function RoundTitle({ game }: { readonly game: GameTitle }) {
  const isAnonymous = useView((view) => view.game?.anonymousVotes ?? false);
  return (
    <header className={styles.title}>
      <h1>{game.name}</h1>
      {game.description && <p>{game.description}</p>}
      {isAnonymous && <AnonymousNote />}
    </header>
  );
}

/** Says that votes are anonymous. With one or two players it adds that answers can be guessed. */
export function AnonymousNote() {
  const isFew = useView(({ seats }) => seats.filter(({ presence }) => presence !== 'absent').length < 3);
  return (
    <p className={styles.anonymous}>
      <Icon name="eye-off" /> Votes are anonymous in this game
      {isFew && '. With two players, answers can be guessed.'}
    </p>
  );
}
