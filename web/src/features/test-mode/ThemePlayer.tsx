import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
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
  /** Called when Escape is pressed in the game and closes nothing there. */
  readonly onEscape?: () => void;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** Plays the games of a theme, one after the other or each alone. */
export function ThemePlayer(props: ThemePlayerProps) {
  const { theme, game, run, view, isReloading = false, onGame, onReplay, onView } = props;
  const { onEscape, children } = props;
  const last = theme.games.length - 1;
  return (
    <TestStage
      title={`Test of ${theme.name}`}
      content={{ kind: 'theme', theme, game }}
      run={run}
      view={view}
      onView={onView}
      {...(onEscape && { onEscape })}
      caption={
        <p className={styles.place} aria-live="polite">
          <VisuallyHidden when="below480">
            <strong>
              <bdi>{theme.name}</bdi>
            </strong>
          </VisuallyHidden>
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
            <VisuallyHidden when="below480">Previous game</VisuallyHidden>
          </Button>
          <Button icon={<Icon name="again" />} busy={isReloading} onClick={onReplay}>
            <VisuallyHidden when="below480">Replay</VisuallyHidden>
          </Button>
          <Button
            iconAfter={<Icon name="chevron-right" />}
            aria-disabled={game === last}
            onClick={() => onGame(game + 1)}
          >
            <VisuallyHidden when="below480">Next game</VisuallyHidden>
          </Button>
          {children}
        </>
      )}
    />
  );
}
