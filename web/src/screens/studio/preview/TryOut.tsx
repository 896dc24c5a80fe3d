import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { useState } from 'react';
import { ThemePlayer } from '../../../features/test-mode/ThemePlayer.tsx';
import { defaultView } from '../../../features/test-mode/view-options.ts';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';

interface TryOutProps {
  /** The theme as it is in the form, saved or not. */
  readonly theme: ThemeSnapshot;
  /** Index of the first game, from 0. */
  readonly game: number;
  readonly onClose: () => void;
}

/** Test mode over the form, so that nothing in the form is lost. */
export function TryOut({ theme, game: first, onClose }: TryOutProps) {
  const [game, setGame] = useState(first);
  const [run, setRun] = useState(0);
  const [view, setView] = useState(defaultView);
  return (
    <Dialog open onClose={onClose} title="Game Test Mode" size="xl">
      <ThemePlayer
        theme={theme}
        game={game}
        run={run}
        view={view}
        onGame={setGame}
        onEscape={onClose}
        onReplay={() => setRun(run + 1)}
        onView={(change) => setView((last) => ({ ...last, ...change }))}
      />
    </Dialog>
  );
}
