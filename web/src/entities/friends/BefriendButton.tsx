import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';

interface BefriendButtonProps {
  readonly username: string;
  /** True if they have sent a request. */
  readonly isAsking: boolean;
  readonly isBusy?: boolean;
  /** Beside something that says more than the button. */
  readonly isQuiet?: boolean;
  readonly onPress: () => void;
}

/** Asks a user to be a friend, or accepts their request. */
export function BefriendButton(props: BefriendButtonProps) {
  const { username, isAsking, isBusy = false, isQuiet = false, onPress } = props;
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'plain'}
      busy={isBusy}
      icon={<Icon name={isAsking ? 'check' : 'plus'} />}
      aria-label={isAsking ? `Accept request from ${username}` : `Add friend ${username}`}
      onClick={onPress}
    >
      {isAsking ? 'Accept request' : 'Add friend'}
    </Button>
  );
}
