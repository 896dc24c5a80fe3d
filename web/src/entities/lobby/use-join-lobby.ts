import { useState } from 'react';
import { isTemporary } from '../../shared/api/api-error.ts';
import { preloadRoom } from '../room/membership.ts';
import { useMembershipStore } from '../room/room-hooks.tsx';
import {
  createFailure,
  createLobby,
  type Entered,
  type EntryFailure,
  joinFailure,
  joinLobby,
  type NewLobby,
} from './lobby-api.ts';

interface JoinLobby {
  readonly busy: boolean;
  readonly error: string | null;
  /** The error may be over soon: the API is not reachable. */
  readonly isTemporary: boolean;
  /** `leaveAndRetry` failed, and the user still has the seat in the other lobby. */
  readonly keptSeat: boolean;
  /** The user has a seat in another lobby; `leaveAndRetry` joins and leaves that one. */
  readonly isElsewhere: boolean;
  create(input: NewLobby): Promise<boolean>;
  /** `from`: the lobby was chosen in the list of public lobbies. */
  join(code: string, from?: 'list'): Promise<boolean>;
  leaveAndRetry(): Promise<boolean>;
  dismiss(): void;
}

/** Creates or joins a lobby and leaves the lobby `leave`, if given. Returns the code of the new lobby. */
type Enter = (leave?: string) => Promise<Entered>;

interface State {
  readonly busy: boolean;
  readonly error: string | null;
  readonly isTemporary: boolean;
  readonly keptSeat: boolean;
  readonly retry: (() => Promise<boolean>) | null;
}

const idle: State = { busy: false, error: null, isTemporary: false, keptSeat: false, retry: null };

/** Creating and joining lobbies, with error handling. The promises resolve to true if the user has a seat. */
export function useJoinLobby(): JoinLobby {
  const store = useMembershipStore();
  const [{ retry, ...shown }, setState] = useState(idle);

  async function attempt(
    enter: Enter,
    failure: (error: unknown) => EntryFailure,
    leave?: string,
  ): Promise<boolean> {
    preloadRoom();
    setState((state) => ({ ...idle, busy: true, retry: leave === undefined ? null : state.retry }));
    try {
      const { code, ticket } = await enter(leave);
      await store.enter(code, { ticket });
      setState(idle);
      return true;
    } catch (thrown) {
      const cause = failure(thrown);
      setState(
        'elsewhere' in cause
          ? { ...idle, retry: () => attempt(enter, failure, cause.elsewhere) }
          : {
              ...idle,
              error: cause.message,
              isTemporary: isTemporary(thrown),
              keptSeat: leave !== undefined,
            },
      );
      return false;
    }
  }

  return {
    ...shown,
    isElsewhere: retry !== null,
    create: (input) => attempt((leave) => createLobby(input, leave), createFailure),
    join: (code, from) => attempt((leave) => joinLobby(code, { leave, from }), joinFailure),
    leaveAndRetry: async () => (retry ? retry() : false),
    dismiss: () => setState(idle),
  };
}
