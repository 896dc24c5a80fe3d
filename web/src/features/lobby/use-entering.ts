import { useState } from 'react';
import { useMembershipStore } from '../../net/room-hooks.tsx';
import { createFailure, createLobby, joinFailure, joinLobby, type NewLobby } from './lobby-api.ts';

type Failure = ReturnType<typeof joinFailure>;

interface Entering {
  readonly busy: boolean;
  readonly error: string | null;
  /** Another lobby is in the way; `leaveAndRetry` leaves it first (decision 30). */
  readonly isElsewhere: boolean;
  create(input: NewLobby): Promise<boolean>;
  join(code: string): Promise<boolean>;
  leaveAndRetry(): Promise<boolean>;
  dismiss(): void;
}

/** Creating and joining, with what can go wrong. The promises tell whether the person is in. */
export function useEntering(): Entering {
  const store = useMembershipStore();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [retry, setRetry] = useState<(() => Promise<boolean>) | null>(null);

  async function attempt(
    enter: () => Promise<string>,
    failure: (error: unknown) => Failure,
  ): Promise<boolean> {
    setBusy(true);
    setError(null);
    setRetry(null);
    try {
      await store.enter(await enter());
      return true;
    } catch (problem) {
      const found = failure(problem);
      if (found === 'alreadyInLobby') setRetry(() => () => attempt(enter, failure));
      else setError(found.message);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    isElsewhere: retry !== null,
    create: (input) => attempt(() => createLobby(input), createFailure),
    join: (code) => attempt(() => joinLobby(code).then(() => code), joinFailure),
    leaveAndRetry: async () => {
      const again = retry;
      if (!again) return false;
      setBusy(true);
      try {
        await store.leaveAnywhere();
      } catch (problem) {
        const found = joinFailure(problem);
        setError(found === 'alreadyInLobby' ? 'Failed to join lobby' : found.message);
        setRetry(null);
        setBusy(false);
        return false;
      }
      return again();
    },
    dismiss: () => {
      setRetry(null);
      setError(null);
    },
  };
}
