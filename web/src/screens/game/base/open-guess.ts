import { createContext, useContext, useLayoutEffect } from 'react';

/** Takes whether the viewer still has to guess, which only the screen of the round knows, so that the own mark can show it. */
export const OpenGuessReport = createContext<(isOpen: boolean) => void>(() => undefined);

/** Reports whether the viewer still has to guess, until the screen of the round is gone. */
export function useOpenGuessReport(isOpen: boolean): void {
  const report = useContext(OpenGuessReport);
  useLayoutEffect(() => {
    report(isOpen);
    return () => report(false);
  }, [report, isOpen]);
}
