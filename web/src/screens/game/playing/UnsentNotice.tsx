import type { RoomView } from '@tallyho/game/protocol/view';
import { useState } from 'react';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';

type Unsent = NonNullable<RoomView['unsent']>;

/**
 * Says what became of the viewer's answer that was not sent when a round ended: during its results, and after an absence
 * until the viewer dismisses it, sends the next answer, or sees the results of a later round.
 */
export function UnsentNotice({ className }: { readonly className?: string | undefined }) {
  const you = useCurrentPlayer();
  const unsent = useView((view) => view.unsent);
  const gameId = useView(({ game }) => game?.id ?? '');
  const phase = useView(({ stage }) => stage.phase);
  const isLater = useView(({ game, unsent: last }) => (game?.rounds ?? 0) > (last?.round ?? 0) + 1);
  const current = useView(({ stage }) => (stage.phase === 'results' ? stage.record.index : null));
  const [dismissed, setDismissed] = useState('');
  if (!unsent) return null;
  const isOfResults = unsent.round === current;
  const isToldLater =
    (unsent.end.kind === 'away' && !isLater) || (unsent.end.kind === 'gameEnd' && phase === 'finished');
  const key = `${gameId}/${unsent.round}`;
  if (!isOfResults && (!isToldLater || dismissed === key)) return null;
  return (
    <div className={className}>
      <Banner
        quiet
        icon={<Icon name="clock" />}
        actions={
          !isOfResults && <IconButton icon="close" label="Dismiss" onClick={() => setDismissed(key)} />
        }
      >
        {endText(unsent, { you, isOfResults })}: {takenText(unsent)}
      </Banner>
    </div>
  );
}

function endText(
  { end, round }: Unsent,
  { you, isOfResults }: { you: string; isOfResults: boolean },
): string {
  switch (end.kind) {
    case 'timer':
      return 'Time was up';
    case 'leader':
      return `${end.by.user === you ? 'You' : end.by.username} ended the round`;
    case 'away':
      return isOfResults
        ? 'The round ended while you were away'
        : `Round ${round + 1} ended while you were away`;
    case 'gameEnd':
      return 'The game ended';
    default:
      return end satisfies never;
  }
}

function takenText({ end, taken }: Unsent): string {
  switch (taken.kind) {
    case 'nothing':
      return end.kind === 'away' ? 'you had placed nothing' : 'no vote from you';
    case 'locked':
      return 'your answer counts';
    case 'placed': {
      const { done, max } = taken;
      if (max === 1) return 'what you had chosen counts';
      return done === max ? 'what you had placed counts' : `what you had placed counts (${done} of ${max})`;
    }
    default:
      return taken satisfies never;
  }
}
