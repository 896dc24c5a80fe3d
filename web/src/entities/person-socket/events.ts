import type { PersonEvent, PersonEventName } from '@tallyho/game/protocol/person';

type EventOf<Type extends PersonEventName> = Extract<PersonEvent, { type: Type }>;
type Listener = (event: PersonEvent) => void;

const listeners = new Map<PersonEventName, Set<Listener>>();
const welcomeListeners = new Set<() => void>();

/** Hears what the person's own socket says of this type, until the returned function is called. */
export function onPersonEvent<Type extends PersonEventName>(
  type: Type,
  listener: (event: EventOf<Type>) => void,
): () => void {
  const group = listeners.get(type) ?? new Set();
  listeners.set(type, group);
  const listen: Listener = (event) => listener(event as EventOf<Type>); // the group of a type hears that type alone
  group.add(listen);
  return () => {
    group.delete(listen);
  };
}

/**
 * Hears that the socket is connected, at first and after every break: what was pushed meanwhile is lost, so ask the API
 * for what may have been missed. Until the returned function is called.
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
