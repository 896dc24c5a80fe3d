import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { TestStage } from './TestStage.tsx';
import styles from './ThemePlayer.module.css';
import type { ViewOptions } from './view-options.ts';

interface ThemePlayerProps {
  readonly theme: ThemeSnapshot;
  /** Index of the game that is played, from 0. */
  readonly game: number;
  readonly run: number;
  readonly view: ViewOptions;
  readonly isReloading?: boolean;
  readonly onGame: (game: number) => void;
  readonly onReplay: () => void;
  readonly onView: (change: Partial<ViewOptions>) => void;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** Plays the games of a theme, one after the other or each alone. */
export function ThemePlayer(props: ThemePlayerProps) {
  const { theme, game, run, view, isReloading = false, onGame, onReplay, onView, children } = props;
  const last = theme.games.length - 1;
  return (
    <TestStage
      title={`Test of ${theme.name}`}
      content={{ kind: 'theme', theme, game }}
      run={run}
      view={view}
      onView={onView}
      options={
        <p className={styles.place} aria-live="polite">
          <strong>
            <bdi>{theme.name}</bdi>
          </strong>
          <span>
            Game {game + 1} of {last + 1}: <bdi>{theme.games[game]?.name}</bdi>
          </span>
        </p>
      }
      actions={() => (
        <>
          <Button
            icon={<Icon name="chevron-left" />}
            aria-disabled={game === 0}
            onClick={() => onGame(game - 1)}
          >
            Previous game
          </Button>
          <Button icon={<Icon name="redo" />} busy={isReloading} onClick={onReplay}>
            Replay
          </Button>
          <Button
            iconAfter={<Icon name="chevron-right" />}
            aria-disabled={game === last}
            onClick={() => onGame(game + 1)}
          >
            Next game
          </Button>
          {children}
        </>
      )}
    />
  );
}
