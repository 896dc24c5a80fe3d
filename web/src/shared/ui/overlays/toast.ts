/** A short message that goes by itself. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'good' | 'bad';
  /** One thing to do about it, which can also be done elsewhere: the toast goes by itself. */
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

/** Shows a message for 5 seconds. Callable from anywhere; the same text twice is shown once, renewed. */
export function showToast(text: string, tone: Toast['tone'] = 'info', action?: ToastAction): void {
  const toast = { id: nextId++, text, tone, action };
  set([...toasts.filter((other) => other.text !== text), toast].slice(-3));
}

/** Takes a message away before its time. */
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
