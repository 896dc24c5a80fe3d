import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { setNotifications, useNotifications } from './notifications.ts';

/** Turns system notifications on or off on this device. */
export function NotificationsSwitch() {
  const notifications = useNotifications();
  const isBlocked = notifications === 'blocked';
  return (
    <Switch
      label="Notifications"
      hint={
        isBlocked
          ? 'Your browser blocks them for this site. Allow them in its settings.'
          : 'When it is your turn, or a friend invites or writes to you while this page is hidden.'
      }
      checked={notifications === 'on'}
      disabled={isBlocked}
      onChange={(isWanted) => void setNotifications(isWanted)}
    />
  );
}
