import type { Standing } from '@tallyho/game/people/safety';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';

export type Mute = NonNullable<Standing['mute']>;

/** Browsers count no further than 24.8 days. */
const longestTimeout = 2 ** 31 - 1;

/** Why and until when the person who looks may not write messages; null: they may. Ends by itself. */
export function useMute(): Mute | null {
  const { user } = useSession();
  const mute = user?.standing.mute ?? null;
  const [over, setOver] = useState<string | null>(null);
  const until = mute?.until;
  useEffect(() => {
    if (until === undefined) return;
    const left = Math.min(Date.parse(until) - Date.now(), longestTimeout);
    const timer = setTimeout(() => setOver(until), left);
    return () => clearTimeout(timer);
  }, [until]);
  return mute === null || over === mute.until || Date.parse(mute.until) <= Date.now() ? null : mute;
}
