import type { Platform, Shareable } from './contract.ts';

/** Clipboard for pages without the asynchronous API: those served by plain http on a local network. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog only its own content can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

const shareData = ({ file, ...words }: Shareable): ShareData => ({
  ...words,
  ...(file && { files: [file] }),
});

const notificationPermission = (): NotificationPermission =>
  typeof Notification === 'undefined' ? 'denied' : Notification.permission;

/** The platform implementation for a browser tab. */
export const browserPlatform: Platform = {
  apiBase: '',
  get siteOrigin() {
    return window.location.origin;
  },
  returnsByLink: false,
  openExternal: (url) => {
    window.open(url, '_blank', 'noopener');
  },
  copy: async (text) => {
    if (!navigator.clipboard) return copyBySelection(text);
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  },
  canShare: (what) =>
    typeof navigator.share === 'function' && (!what.file || navigator.canShare?.(shareData(what)) === true),
  share: async (what) => {
    if (typeof navigator.share !== 'function') return 'unavailable';
    try {
      await navigator.share(shareData(what));
      return 'shared';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable';
    }
  },
  notificationPermission,
  requestNotifications: async () =>
    notificationPermission() === 'default' ? Notification.requestPermission() : notificationPermission(),
  isInFront: () => document.visibilityState === 'visible',
  followFront: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  notify: (notice, onPress) => {
    if (notificationPermission() !== 'granted') return;
    void import('./system-notification.ts').then((code) => code.showSystemNotification(notice, onPress));
  },
  // Only the installed site has an icon. Others, and browsers without badges, refuse.
  showUnread: (count) => void navigator.setAppBadge?.(count).catch(() => undefined),
  updates: null,
};
