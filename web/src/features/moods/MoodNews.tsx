import { useEffect, useRef, useState } from 'react';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useCurrentPlayer, useSeats, useSnapshot } from '../../entities/room/room-hooks.tsx';
import { expressionNames } from '../../shared/ui/avatars/expressions.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';

/** The minimum time between two announcements, in milliseconds. */
const pause = 4_000;

/** Tells screen readers which face another player pulls. Faces within the pause, and those of muted players, are not announced. */
export function MoodNews() {
  const you = useCurrentPlayer();
  const seats = useSeats();
  const muted = useMuted();
  const moods = useSnapshot((snapshot) => snapshot.moods);
  const before = useRef(moods);
  const lastTime = useRef(0);
  const [text, setText] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = moods;
    // Emptied, so that the same words are announced again.
    if (Object.keys(moods).length === 0) setText('');
    for (const { user, username } of seats) {
      const mood = moods[user];
      const isNew = mood !== undefined && mood !== known[user] && user !== you && !muted.has(user);
      if (!isNew || Date.now() - lastTime.current < pause) continue;
      lastTime.current = Date.now();
      setText(`${username} looks ${expressionNames[mood].toLowerCase()}`);
    }
  }, [moods, seats, you, muted]);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
