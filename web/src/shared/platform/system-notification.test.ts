import { afterEach, expect, test, vi } from 'vitest';
import { showSystemNotification } from './system-notification.ts';

const close = vi.fn();
const shown = vi.fn();
class FakeNotification extends EventTarget {
  readonly close = close;
  constructor(title: string, options: NotificationOptions) {
    super();
    shown(title, options);
    notifications.push(this);
  }
}
const notifications: FakeNotification[] = [];

const notice = { title: 'Tallyho', body: 'Your turn' };
const onPress = vi.fn();

const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
/** Dispatches the messages of the service worker. */
const worker = new EventTarget();
const withRegistration = (registration: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(worker, { getRegistration: async () => registration }),
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  notifications.length = 0;
  close.mockReset();
  shown.mockReset();
  onPress.mockReset();
});

test('is shown by the service worker if there is one, and disappears when the page is shown', async () => {
  vi.stubGlobal('Notification', FakeNotification);
  const showNotification = vi.fn(async () => undefined);
  const getNotifications = vi.fn(async () => [{ close }]);
  withRegistration({ active: {}, showNotification, getNotifications });
  await showSystemNotification(notice, onPress);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Tallyho',
    expect.objectContaining({ body: 'Your turn', tag: 'tallyho', data: { path: '/' } }),
  );
  expect(shown).not.toHaveBeenCalled();
  becomeVisible();
  await expect.poll(() => close).toHaveBeenCalledOnce();
  becomeVisible();
  expect(getNotifications).toHaveBeenCalledOnce();
  expect(onPress).not.toHaveBeenCalled();
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'notificationPressed' } }));
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ['is being installed', () => withRegistration({ active: null })],
  ['does not exist', () => withRegistration(undefined)],
  ['is not supported', () => undefined],
])('is shown by the page if the service worker %s; a press shows the page', async (_case, prepare) => {
  vi.stubGlobal('Notification', FakeNotification);
  prepare();
  const focus = vi.spyOn(window, 'focus').mockReturnValue();
  await showSystemNotification(notice, onPress);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Tallyho', expect.objectContaining({ body: 'Your turn' }));
  notifications[0]?.dispatchEvent(new Event('click'));
  expect(focus).toHaveBeenCalledOnce();
  expect(onPress).toHaveBeenCalledOnce();
  becomeVisible();
  expect(close).toHaveBeenCalledOnce();
});
