import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { FirstIcon } from '../../shared/ui/layout/FirstIcon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { useLogOut } from './session.ts';

type LogOutButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly children: ReactNode;
};

/** Logs out and opens the home page; shows an error when the server refuses. */
export function LogOutButton({ children, ...look }: LogOutButtonProps) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <Button
      {...look}
      icon={<FirstIcon name="log-out" />}
      busy={logOut.isPending}
      onClick={() =>
        logOut.mutate(undefined, {
          onSuccess: () => navigate('/'),
          onError: (error) => {
            console.error('Logout failed', error);
            showToast('Logging out did not work. Please try again.', 'bad');
          },
        })
      }
    >
      {children}
    </Button>
  );
}
