import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useLogOut } from './session.ts';

/** Logs out and goes home; says so when the server did not agree. */
export function LogOutButton() {
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <Button
      icon={<Icon name="log-out" />}
      busy={logOut.isPending}
      onClick={() =>
        logOut.mutate(undefined, {
          onSuccess: () => navigate('/'),
          onError: () => showToast('Logging out did not work. Please try again.', 'bad'),
        })
      }
    >
      Log out
    </Button>
  );
}
