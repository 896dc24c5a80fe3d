/** A short message that disappears automatically. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'good' | 'bad';
  /** One action for this message. It must also be available elsewhere, because the toast disappears automatically. */
  readonly action: ToastAction | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** How long a toast stays, in milliseconds. */
export const toastMs = 5000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 5 seconds. Can be called from anywhere; a repeated text renews the existing toast. */
export function showToast(text: string, tone: Toast['tone'] = 'info', action?: ToastAction): void {
  const toast = { id: nextId++, text, tone, action };
  set([...toasts.filter((other) => other.text !== text), toast].slice(-3));
}

/** Removes a message before its time is over. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
};
