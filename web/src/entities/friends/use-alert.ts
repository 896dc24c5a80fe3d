import { useState } from 'react';
import { reasonOf } from './failure.ts';

interface Alert {
  readonly what: string;
  /** Empty if nobody knows. */
  readonly why: string;
}

/** The last thing that failed, until something else is tried. */
export function useAlert() {
  const [alert, setAlert] = useState<Alert | null>(null);
  return {
    alert,
    dismiss: () => setAlert(null),
    /** Does something, and shows `what` with its reason if that fails. The answer, or null if it failed. */
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
