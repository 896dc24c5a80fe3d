import { limits } from '@tallyho/game/limits';
import type { ReactNode } from 'react';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { useIsGuest } from '../../../entities/session/session.ts';
import PeopleButton from '../../../features/friends/PeopleButton.tsx';
import { LeaveGame } from '../base/LeaveGame.tsx';
import { useIsSmallWindow } from '../base/use-is-small-window.ts';
import { PauseIcon } from '../waiting/PauseButton.tsx';
import styles from './GameHeader.module.css';
import { GameMenu } from './GameMenu.tsx';

/** One line: where the game is, and its controls. Small windows have them in one menu. `chat` is the chat button, shown on phones. */
export function GameHeader({ chat }: { readonly chat: ReactNode }) {
  const isOver = useView(({ stage }) => stage.phase === 'finished');
  const isGuest = useIsGuest();
  const isSmall = useIsSmallWindow();
  return (
    <header className={styles.header}>
      <Place />
      <span className={styles.tools}>
        {chat}
        {!isGuest && !isSmall && <PeopleButton />}
        {!isSmall && <PauseIcon />}
        <GameMenu hasAll={isSmall} />
        {/* After the game, leaving is one of the two things to do. */}
        {(!isSmall || isOver) && <LeaveGame />}
      </span>
    </header>
  );
}

/** The theme and its round, or the ready check. A whole deck has too many rounds for a mark each. */
function Place() {
  const game = useView((view) => view.game);
  const phase = useView(({ stage }) => stage.phase);
  if (phase === 'readyCheck') return <PlaceLine name="Ready check" />;
  // The page has a title of its own while a theme is chosen, and Game Over says how many rounds it was.
  if (!game?.theme || phase === 'finished') return <p className={styles.place} />;
  const { theme, currentGameRound } = game;
  return (
    <PlaceLine name={theme.name}>
      {theme.games.length > 1 && theme.games.length <= limits.roundsPerTheme.max && (
        <span className={styles.pips} aria-hidden="true">
          {theme.games.map(({ name }, index) => (
            <i
              key={name}
              data-state={index < currentGameRound ? 'past' : index === currentGameRound ? 'now' : 'next'}
            />
          ))}
        </span>
      )}
      {theme.games.length > 1 && (
        <span className={styles.round}>
          Round {currentGameRound + 1} of {theme.games.length}
        </span>
      )}
    </PlaceLine>
  );
}

const PlaceLine = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <p className={styles.place}>
    <strong className={styles.name} title={name} dir="auto">
      {name}
    </strong>
    {children}
  </p>
);
