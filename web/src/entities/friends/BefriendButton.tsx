import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';

interface BefriendButtonProps {
  readonly username: string;
  /** True if they have sent a request. */
  readonly isAsking: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** Asks a user to be a friend, or accepts their request. */
export function BefriendButton({ username, isAsking, isBusy = false, onPress }: BefriendButtonProps) {
  return (
    <Button
      busy={isBusy}
      icon={<Icon name="plus" />}
      aria-label={isAsking ? `Accept ${username}` : `Add ${username} as a friend`}
      onClick={onPress}
    >
      {isAsking ? 'Accept' : 'Add'}
    </Button>
  );
}
