import { defaultTimings } from '@tallyho/game/limits';
import type { Mood } from '@tallyho/game/model/moods';
import { useEffect, useState } from 'react';
import { useCommand } from '../../entities/room/use-command.ts';

/** A little longer than the room refuses the next mood, because a command can overtake the time of another on its way. */
const rest = defaultTimings.moodCooldown + 300;

/** Returns the function that shows all players a mood of the viewer, and the last one until the room takes the next. */
export function useShowMood(): { readonly pressed: Mood | null; readonly show: (mood: Mood) => void } {
  const { send } = useCommand();
  const [pressed, setPressed] = useState<Mood | null>(null);
  useEffect(() => {
    if (pressed === null) return;
    const timer = setTimeout(() => setPressed(null), rest);
    return () => clearTimeout(timer);
  }, [pressed]);
  function show(mood: Mood) {
    if (pressed !== null) return;
    setPressed(mood);
    void send({ type: 'showMood', mood });
  }
  return { pressed, show };
}
