import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { useLift } from '../model/moderation-api.ts';
import type { ModeratedUser } from '../model/responses.ts';
import { AskDialog } from '../parts/AskDialog.tsx';

const lifts = {
  mute: {
    label: 'End the mute',
    done: 'can write again',
    effect: 'They can write in lobbies and to friends again at once.',
  },
  suspend: {
    label: 'End the suspension',
    done: 'is back in',
    effect: 'They can play, write and join lobbies again at once. Their open page tells them.',
  },
} as const;

interface LiftButtonProps {
  readonly moderatedUser: ModeratedUser;
  readonly kind: keyof typeof lifts;
  /** Called after the sanction has ended. */
  readonly onDone?: () => void;
}

/** Ends a mute or a suspension early, after a question. */
export function LiftButton({ moderatedUser: { user, username }, kind, onDone }: LiftButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const lift = useLift(user);
  const { label, done, effect } = lifts[kind];
  const close = () => {
    setAsking(false);
    lift.reset();
  };
  return (
    <>
      <Button aria-label={`${label} of ${username}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <AskDialog
          title={`${label} of ${username}?`}
          action={label}
          variant="hot"
          request={lift}
          onConfirm={() =>
            lift.mutate(kind, {
              onSuccess: () => {
                close();
                showToast(`${username} ${done}.`, 'good');
                onDone?.();
              },
            })
          }
          onClose={close}
        >
          <p>{effect}</p>
        </AskDialog>
      )}
    </>
  );
}
