import type { ReactNode } from 'react';
import { useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useIsGuest } from '../../../entities/session/session.ts';
import PeopleButton from '../../../features/friends/PeopleButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { LeaveGame } from '../base/LeaveGame.tsx';
import { clockText, useSecondsSince } from '../base/server-clock.ts';
import styles from './GameHeader.module.css';
import { GameSettings } from './GameSettings.tsx';

/** Round, game round, elapsed time, player count, settings, Leave Game. `chat` is the chat button, shown on phones. */
export function GameHeader({ chat }: { readonly chat: ReactNode }) {
  const game = useView((view) => view.game);
  const phase = useView(({ stage }) => stage.phase);
  const seats = useSeats();
  const isGuest = useIsGuest();
  const rounds = game?.rounds ?? 0;
  // A round counts as finished as soon as its results show; its number stays until the next one starts.
  const round = phase === 'results' || phase === 'finished' ? rounds : rounds + 1;
  return (
    <header className={styles.header}>
      <p className={styles.round}>
        <span className={styles.label}>Round</span> <strong>{round}</strong>
      </p>
      {game?.theme && (
        <div className={styles.place}>
          <span className={styles.theme}>{game.theme.name}</span>
          <span className={styles.games}>
            <span className={styles.pips} aria-hidden="true">
              {game.theme.games.map(({ name }, index) => (
                <i
                  key={name}
                  data-state={
                    index < game.currentGameRound ? 'past' : index === game.currentGameRound ? 'now' : 'next'
                  }
                />
              ))}
            </span>
            Game {game.currentGameRound + 1} of {game.theme.games.length}
            <VisuallyHidden when="phone"> in this theme</VisuallyHidden>
          </span>
        </div>
      )}
      <span className={styles.facts}>
        {game && <Elapsed since={game.createdAt} />}
        <span className={styles.fact} title="Players">
          <Icon name="users" />
          <span>
            {seats.length}
            <VisuallyHidden> {seats.length === 1 ? 'player' : 'players'}</VisuallyHidden>
          </span>
        </span>
      </span>
      <span className={styles.tools}>
        {chat}
        {!isGuest && <PeopleButton />}
        <GameSettings />
        <LeaveGame />
      </span>
    </header>
  );
}

function Elapsed({ since }: { readonly since: number }) {
  const seconds = useSecondsSince(since);
  return (
    <span
      className={styles.fact}
      title="Time played"
      role="timer"
      aria-label={`Time played ${clockText(seconds)}`}
    >
      <Icon name="clock" />
      {clockText(seconds)}
    </span>
  );
}
