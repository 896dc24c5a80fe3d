import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { FirstIcon } from '../../shared/ui/layout/FirstIcon.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { useLogOut } from './log-out.ts';
import { useSession } from './session.ts';

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

/** Logs out and opens the home page; asks first if that deletes drafts. Shows an error when the server refuses. */
export function LogOutButton({ children, ...look }: LogOutButtonProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { mutate, isPending } = useLogOut();
  const [isAsking, setAsking] = useState(false);
  const logOut = () =>
    mutate(undefined, {
      onSuccess: () => navigate('/'),
      onError: (error) => {
        console.error('Logout failed', error);
        showToast('Logging out did not work. Please try again.', 'bad');
      },
    });
  return (
    <>
      <Button
        {...look}
        icon={<FirstIcon name="log-out" />}
        busy={isPending}
        onClick={async () => ((await hasUnsavedWork(user?._id ?? '')) ? setAsking(true) : logOut())}
      >
        {children}
      </Button>
      {isAsking && <ConfirmLogOut busy={isPending} onConfirm={logOut} onClose={() => setAsking(false)} />}
    </>
  );
}
