import { createContext, useContext, useLayoutEffect } from 'react';

/** guessing: the viewer still has to guess. sending: the locked answer is sent without another press. */
export type OwnStatus = 'guessing' | 'sending';

/** Takes what only the screen of the round knows about the viewer, so that the own mark can show it. */
export const OwnStatusReport = createContext<(status: OwnStatus | null) => void>(() => undefined);

/** Reports the status until it changes or the screen of the round is gone. */
export function useOwnStatusReport(status: OwnStatus | null): void {
  const report = useContext(OwnStatusReport);
  useLayoutEffect(() => {
    if (status === null) return undefined;
    report(status);
    return () => report(null);
  }, [report, status]);
}
