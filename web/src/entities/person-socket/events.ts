import type { PersonEvent, PersonEventName } from '@tallyho/game/protocol/person';

type EventOf<Type extends PersonEventName> = Extract<PersonEvent, { type: Type }>;
type Listener = (event: PersonEvent) => void;

const listeners = new Map<PersonEventName, Set<Listener>>();
const welcomeListeners = new Set<() => void>();

/** Subscribes to events of this type from the user's own socket. Returns the function that unsubscribes. */
export function onPersonEvent<Type extends PersonEventName>(
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
export function onPersonWelcome(listener: () => void): () => void {
  welcomeListeners.add(listener);
  return () => {
    welcomeListeners.delete(listener);
  };
}

export function emitPersonEvent(event: PersonEvent): void {
  for (const listener of [...(listeners.get(event.type) ?? [])]) listener(event);
}

export function emitWelcome(): void {
  for (const listener of [...welcomeListeners]) listener();
}
