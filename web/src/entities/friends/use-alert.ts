import { useState } from 'react';
import { reasonOf } from './failure.ts';

interface Alert {
  readonly what: string;
  /** Empty if the reason is unknown. */
  readonly why: string;
}

/** The last failure, until another action is tried. */
export function useAlert() {
  const [alert, setAlert] = useState<Alert | null>(null);
  return {
    alert,
    dismiss: () => setAlert(null),
    /** Runs an action and shows `what` with the reason if it fails. Returns the result, or null if it failed. */
    attempt: async <Answer>(what: string, doing: Promise<Answer>): Promise<Answer | null> => {
      setAlert(null);
      try {
        return await doing;
      } catch (error) {
        setAlert({ what, why: reasonOf(error) });
        return null;
      }
    },
  };
}
export type Attempt = ReturnType<typeof useAlert>['attempt'];
