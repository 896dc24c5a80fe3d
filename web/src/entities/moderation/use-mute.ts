import type { Standing } from '@tallyho/game/people/sanctions';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';

export type OwnMute = NonNullable<Standing['mute']>;

/** Browser timers support at most 24.8 days. */
const longestTimeout = 2 ** 31 - 1;

/** Returns why and until when the user may not write messages; null: they may write. Ends automatically. */
export function useMute(): OwnMute | null {
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
