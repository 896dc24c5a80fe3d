import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownGameIn } from '../../entities/room/own-game.ts';
import { useMembershipStore } from '../../entities/room/room-hooks.tsx';
import { useLogOut } from '../../entities/session/log-out.ts';
import { useSession } from '../../entities/session/session.ts';
import { lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import type { LogOutLosses } from './ConfirmLogOut.tsx';

type LogOutButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly children: ReactNode;
};

const ConfirmLogOut = lazyPart(() => import('./ConfirmLogOut.tsx'));

/** False also if the code does not load: then logging out matters more. */
const hasUnsavedWork = (user: string) =>
  import('../../shared/storage/unsaved-work.ts').then(
    (code) => code.hasUnsavedWork(user),
    () => false,
  );

/** Logs out and opens the home page; asks first in a running game, or if that deletes drafts. Shows an error when the server refuses. */
export function LogOutButton({ children, ...look }: LogOutButtonProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { mutate, isPending } = useLogOut();
  const membership = useMembershipStore();
  const [losses, setLosses] = useState<LogOutLosses | null>(null);
  const logOut = () =>
    mutate(undefined, {
      onSuccess: () => navigate('/'),
      onError: (error) => {
        console.error('Logout failed', error);
        showToast('Logging out did not work. Please try again.', 'bad');
      },
    });
  async function logOutOrAsk() {
    const you = user?.user ?? '';
    const game = ownGameIn(membership.getSnapshot(), you);
    const hasDrafts = await hasUnsavedWork(you);
    if (hasDrafts || game !== 'none') setLosses({ game, hasDrafts });
    else logOut();
  }
  return (
    <>
      <Button {...look} icon={<Icon name="log-out" />} busy={isPending} onClick={() => void logOutOrAsk()}>
        {children}
      </Button>
      {losses && (
        <ConfirmLogOut {...losses} busy={isPending} onConfirm={logOut} onClose={() => setLosses(null)} />
      )}
    </>
  );
}
