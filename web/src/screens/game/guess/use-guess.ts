import type { Guess } from '@tallyho/game/minigames/guess';
import { rejections } from '@tallyho/game/model/reject-codes';
import { useRef, useState } from 'react';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import type { OwnStage } from '../base/playing-stage.ts';

export interface GuessPlay {
  /** Undefined: not guessed yet; null: skipped. */
  readonly guess: Guess | null | undefined;
  /** Saved: the room has stored it. */
  readonly status: 'none' | 'saving' | 'saved';
  readonly error: string | null;
  /** The viewer is done with the guess. It counts before, too, but the round waits a while for the end of it. */
  readonly isLocked: boolean;
  /** Sends a guess that can still change, or null to skip it. */
  save(guess: Guess | null): void;
  /** Shows no guess again. The room keeps the last one until another is sent. */
  takeBack(): void;
  /** Sends the guess as the final one. */
  lock(): void;
  /** The guess can change again. The room does not wait for it any more. */
  unlock(): void;
}

/** Returns true if one of the two ends is still to be guessed. */
export const isHalf = (guess: Guess | null): boolean =>
  guess?.kind === 'ends' && (guess.first === null || guess.last === null);

/** half: one of two ends. open: not locked. */
export type GuessState = 'missing' | 'half' | 'open' | 'saving' | 'saved' | 'skipped';

/** Returns how far the viewer is with the guess. */
export function guessStateOf({ guess, status, isLocked }: GuessPlay): GuessState {
  if (guess === undefined) return 'missing';
  if (guess === null) return 'skipped';
  if (isHalf(guess)) return 'half';
  if (!isLocked) return 'open';
  return status === 'saving' ? 'saving' : 'saved';
}

/**
 * The viewer's guess in a round. What was pressed is shown at once; it is called saved when the room has stored it. Use it in a
 * component with a `key` per round, because its state belongs to one round.
 */
export function useGuess({ gameId, theme, game }: DraftRound, { yours }: OwnStage): GuessPlay {
  const room = useRoom();
  const [pressed, setPressed] = useState<Guess | null>();
  const [isLocked, setIsLocked] = useState(yours.isGuessFinal === true);
  const [isTakenBack, setIsTakenBack] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(0);

  async function send(guess: Guess | null, isFinal: boolean) {
    latest.current += 1;
    const number = latest.current;
    setPressed(guess);
    setIsTakenBack(false);
    setIsLocked(isFinal);
    setSaving(true);
    setError(null);
    const result = await room.send({ type: 'setGuess', gameId, theme, game, guess, isFinal });
    // A later guess says how it ends.
    if (number !== latest.current) return;
    setSaving(false);
    if (result.ok) return;
    setPressed(undefined);
    setIsLocked(false);
    // The round has ended: its results follow.
    if (result.error !== 'staleRound') setError(rejections[result.error]);
  }

  const known = pressed === undefined ? yours.guess : pressed;
  const guess = isTakenBack ? undefined : known;
  return {
    guess,
    status: guess === undefined ? 'none' : saving ? 'saving' : 'saved',
    error,
    isLocked: isLocked && guess != null && !isHalf(guess),
    save: (next) => void send(next, false),
    takeBack: () => setIsTakenBack(true),
    lock: () => {
      if (guess) void send(guess, true);
    },
    unlock: () => setIsLocked(false),
  };
}
