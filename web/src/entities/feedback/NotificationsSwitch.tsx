import { platform } from '../../shared/platform/platform.ts';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { setNotifications, useNotifications } from './notifications.ts';

const unseen = platform.returnsByLink ? 'you use another window' : 'this page is hidden';
const blockedHint = platform.returnsByLink
  ? 'This system shows no notifications.'
  : 'Your browser blocks them for this site. Allow them in its settings.';

/** Turns system notifications on or off on this device. */
export function NotificationsSwitch() {
  const notifications = useNotifications();
  const isBlocked = notifications === 'blocked';
  return (
    <Switch
      label="Notifications"
      hint={
        isBlocked
          ? blockedHint
          : `When it is your turn, or a friend invites or writes to you while ${unseen}.`
      }
      checked={notifications === 'on'}
      disabled={isBlocked}
      onChange={(isWanted) => void setNotifications(isWanted)}
    />
  );
}
