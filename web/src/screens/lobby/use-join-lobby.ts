import { useState } from 'react';
import { preloadRoom } from '../../entities/room/membership.ts';
import { useMembershipStore } from '../../entities/room/room-hooks.tsx';
import {
  createFailure,
  createLobby,
  type EntryFailure,
  joinFailure,
  joinLobby,
  type NewLobby,
} from './lobby-api.ts';

interface Entering {
  readonly busy: boolean;
  readonly error: string | null;
  /** After `leaveAndRetry` failed: the person still has the seat that they would have left. */
  readonly keptSeat: boolean;
  /** A seat in another lobby is in the way; `leaveAndRetry` gives it up for the new one. */
  readonly isElsewhere: boolean;
  create(input: NewLobby): Promise<boolean>;
  join(code: string): Promise<boolean>;
  leaveAndRetry(): Promise<boolean>;
  dismiss(): void;
}

/** Takes a seat, and leaves the lobby `leave` for it if one is named. Gives the code. */
type Enter = (leave?: string) => Promise<string>;

interface State {
  readonly busy: boolean;
  readonly error: string | null;
  readonly keptSeat: boolean;
  readonly retry: (() => Promise<boolean>) | null;
}

const idle: State = { busy: false, error: null, keptSeat: false, retry: null };

/** Creating and joining, with what can go wrong. The promises tell whether the person is in. */
export function useJoinLobby(): Entering {
  const store = useMembershipStore();
  const [{ busy, error, keptSeat, retry }, setState] = useState(idle);

  async function attempt(
    enter: Enter,
    failure: (error: unknown) => EntryFailure,
    leave?: string,
  ): Promise<boolean> {
    preloadRoom();
    setState((state) => ({ ...idle, busy: true, retry: leave === undefined ? null : state.retry }));
    try {
      await store.enter(await enter(leave));
      setState(idle);
      return true;
    } catch (problem) {
      const found = failure(problem);
      setState(
        'elsewhere' in found
          ? { ...idle, retry: () => attempt(enter, failure, found.elsewhere) }
          : { ...idle, error: found.message, keptSeat: leave !== undefined },
      );
      return false;
    }
  }

  return {
    busy,
    error,
    keptSeat,
    isElsewhere: retry !== null,
    create: (input) => attempt((leave) => createLobby(input, leave), createFailure),
    join: (code) => attempt((leave) => joinLobby(code, leave).then(() => code), joinFailure),
    leaveAndRetry: async () => (retry ? retry() : false),
    dismiss: () => setState(idle),
  };
}
