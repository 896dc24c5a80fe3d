import { useEffect, useState } from 'react';
import { screenTimings } from '../screen-timings.ts';
import { platform } from './platform.ts';

/** Copies text; `copied` is true for 2 s afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), screenTimings.copied);
    return () => clearTimeout(timer);
  }, [times]);
  return {
    copied: times > 0,
    copy: async (text) => {
      if (await platform.copy(text)) setTimes((count) => count + 1);
    },
  };
}
