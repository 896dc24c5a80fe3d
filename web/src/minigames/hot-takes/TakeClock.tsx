import { limits } from '@tallyho/game/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { Countdown } from '../../shared/ui/layout/Countdown.tsx';

const { seconds } = limits.hotTakes;

/** The time of one take. Give it a key per take: it begins when it is mounted, and calls `onEnd` once. */
export function TakeClock({ onEnd }: { readonly onEnd: () => void }) {
  const [left, setLeft] = useState<number>(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const ticks = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    const timer = setTimeout(() => end(), seconds * 1_000);
    return () => {
      clearInterval(ticks);
      clearTimeout(timer);
    };
  }, []);
  return <Countdown seconds={left} total={seconds} label="Next take" size="sm" />;
}
