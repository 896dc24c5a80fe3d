import { Notification } from 'electron';
import { iconPath } from '../icon-path.ts';

/** The one that is shown. Also keeps it from being collected, with which its events would end. */
let shown: Notification | null = null;

/** Returns true if the system shows notifications. */
export const canNotify = (): boolean => Notification.isSupported();

/** Shows a notification, which replaces the last one. `onPress` is called if the user presses it. */
export function showNotification(
  { title, body }: { readonly title: string; readonly body: string },
  onPress: () => void,
): void {
  closeNotification();
  if (!canNotify()) return;
  shown = new Notification({ title, body, icon: iconPath(192) });
  shown.once('click', onPress);
  shown.show();
}

/** Closes the notification that is shown, if there is one. */
export function closeNotification(): void {
  // A system that cannot close it must not report a press on it, either: it may be of another user.
  shown?.removeAllListeners('click');
  shown?.close();
  shown = null;
}
