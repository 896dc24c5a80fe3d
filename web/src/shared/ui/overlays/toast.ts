import { createStore } from '../../store/store.ts';

/** A short message that disappears automatically, unless its action is lasting. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'good' | 'bad';
  /** One action for this message. It must also be available elsewhere if the toast disappears automatically. */
  readonly action: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
  /** True: the toast stays until the user chooses the action or dismisses it. */
  readonly isLasting?: boolean;
}

/** The visible toasts, oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);
let nextId = 1;

/** Shows a message for 5 seconds. Can be called from anywhere; a repeated text renews the existing toast. */
export function showToast(text: string, tone: Toast['tone'] = 'info', action?: ToastAction): void {
  const toast = { id: nextId++, text, tone, action };
  const others = toastStore.getSnapshot().filter((other) => other.text !== text);
  toastStore.set([...others, toast].slice(-3));
}

/** Removes a message before its time is over. */
export function dismissToast(id: number): void {
  toastStore.set(toastStore.getSnapshot().filter((toast) => toast.id !== id));
}
