import { useEffect, useState } from 'react';
import { screenTimings } from '../screen-timings.ts';
import { platform } from './platform.ts';

interface Copying {
  readonly copied: boolean;
  /** Copies a text, or runs a function that copies something else. Resolves to false if that is not allowed. */
  readonly copy: (what: string | (() => Promise<boolean>)) => Promise<boolean>;
}

/** Copies to the clipboard; `copied` is true for 2 s afterwards. */
export function useCopy(): Copying {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), screenTimings.copied);
    return () => clearTimeout(timer);
  }, [times]);
  return {
    copied: times > 0,
    copy: async (what) => {
      const done = await (typeof what === 'string' ? platform.copy(what) : what());
      if (done) setTimes((count) => count + 1);
      return done;
    },
  };
}
