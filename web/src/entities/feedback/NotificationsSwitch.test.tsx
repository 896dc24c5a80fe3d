import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { platform } from '../../shared/platform/platform.ts';
import { NotificationsSwitch } from './NotificationsSwitch.tsx';
import { notify } from './notifications.ts';

const control = () => screen.getByRole('switch', { name: 'Notifications' });

/** Sets the browser's permission, which `answer` replaces when the page asks for it. */
function permit(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const current = vi.spyOn(platform, 'notificationPermission').mockReturnValue(permission);
  vi.spyOn(platform, 'requestNotifications').mockImplementation(async () => {
    current.mockReturnValue(answer);
    return answer;
  });
  vi.spyOn(platform, 'isInFront').mockReturnValue(false);
  return vi.spyOn(platform, 'notify').mockReturnValue();
}

const yourTurn = { text: 'Your turn', key: null, from: null, onPress: () => undefined };

test('asks for the permission when it is turned on, and shows none after it is turned off', async () => {
  const shown = permit('default', 'granted');
  render(<NotificationsSwitch />);
  notify(yourTurn);
  expect(shown).not.toHaveBeenCalled();
  await userEvent.click(control());
  expect(control()).toBeChecked();
  notify(yourTurn);
  expect(shown).toHaveBeenCalledWith({ title: 'Tallyho', body: 'Your turn' }, yourTurn.onPress);
  await userEvent.click(control());
  expect(control()).not.toBeChecked();
  notify(yourTurn);
  expect(shown).toHaveBeenCalledOnce();
});

test('says that the browser blocks them', async () => {
  permit('default', 'denied');
  render(<NotificationsSwitch />);
  await userEvent.click(control());
  expect(control()).not.toBeChecked();
  expect(control()).toBeDisabled();
  expect(control()).toHaveAccessibleDescription(
    'Your browser blocks them for this site. Allow them in its settings.',
  );
});
