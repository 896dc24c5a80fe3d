import type { TierListAnswer } from '@tallyho/game/minigames/tier-list/schema';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../shared/ui/players/Shape.tsx';
import { DemoHint } from './DemoHint.tsx';
import styles from './DemoStage.module.css';
import { agreements, demoBoard, demoPlayers, placed } from './demo-board.ts';

interface DemoVerdictProps {
  readonly answer: TierListAnswer;
  readonly onReset: () => void;
}

/** The text below the board: a hint or, when all items are placed, how much the drawn players agree. */
export function DemoVerdict({ answer, onReset }: DemoVerdictProps) {
  const total = demoBoard.items.length;
  if (placed(answer) < total) return <DemoHint />;
  const ranked = demoPlayers
    .map((player, index) => ({
      ...player,
      seat: seatNumberOf(index),
      same: agreements(answer, player.answer),
    }))
    .sort((a, b) => b.same - a.same);
  const [closest] = ranked;
  const furthest = ranked.at(-1);
  if (!closest || !furthest) return null;
  return (
    <div className={styles.verdict} role="status">
      <PlayerAvatar avatar={closest.avatar} size="sm" seat={closest.seat} />
      <p>
        <strong>{closest.name}</strong> agrees on {closest.same} of {total}. <strong>{furthest.name}</strong>{' '}
        {furthest.same === 0 ? 'on nothing at all.' : `on ${furthest.same}.`}
      </p>
      <Button variant="quiet" icon={<Icon name="again" />} onClick={onReset}>
        Again
      </Button>
    </div>
  );
}
