import type { UserEvent, UserEventName } from '@tallyho/game/protocol/user-object';

type EventOf<Type extends UserEventName> = Extract<UserEvent, { type: Type }>;
type Listener = (event: UserEvent) => void;

const listeners = new Map<UserEventName, Set<Listener>>();
const welcomeListeners = new Set<() => void>();

/** Subscribes to events of this type from the user socket. Returns the function that unsubscribes. */
export function onUserEvent<Type extends UserEventName>(
  type: Type,
  listener: (event: EventOf<Type>) => void,
): () => void {
  const group = listeners.get(type) ?? new Set();
  listeners.set(type, group);
  const listen: Listener = (event) => listener(event as EventOf<Type>); // a type's group contains only listeners of that type
  group.add(listen);
  return () => {
    group.delete(listen);
  };
}

/**
 * Subscribes to connects of the socket, the first and every later one. Events during a break are lost, so fetch from
 * the API what may have been missed. Returns the function that unsubscribes.
 */
export function onUserWelcome(listener: () => void): () => void {
  welcomeListeners.add(listener);
  return () => {
    welcomeListeners.delete(listener);
  };
}

export function emitUserEvent(event: UserEvent): void {
  for (const listener of [...(listeners.get(event.type) ?? [])]) listener(event);
}

export function emitWelcome(): void {
  for (const listener of [...welcomeListeners]) listener();
}
