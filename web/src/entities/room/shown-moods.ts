import type { Mood } from '@tallyho/game/model/moods';
import type { UserId } from '@tallyho/game/model/person';

/** Who shows a mood at the moment. */
export type Moods = Readonly<Partial<Record<UserId, Mood>>>;

/** How long a player shows a mood, in milliseconds. */
const moodTime = 4_000;

/** The moods that the players show, each for a short time. A new mood of a player replaces the earlier one. */
export class ShownMoods {
  #moods: Moods = {};
  readonly #timers = new Map<UserId, ReturnType<typeof setTimeout>>();
  readonly #onExpired: (moods: Moods) => void;

  /** `onExpired` gets the moods that are left when the time of one is up. */
  constructor(onExpired: (moods: Moods) => void) {
    this.#onExpired = onExpired;
  }

  /** Shows the mood of a player from now on. Returns all moods. */
  show(user: UserId, mood: Mood): Moods {
    clearTimeout(this.#timers.get(user));
    this.#timers.set(
      user,
      setTimeout(() => this.#end(user), moodTime),
    );
    this.#moods = { ...this.#moods, [user]: mood };
    return this.#moods;
  }

  /** Ends all timers. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #end(user: UserId): void {
    this.#timers.delete(user);
    const { [user]: _, ...others } = this.#moods;
    this.#moods = others;
    this.#onExpired(others);
  }
}
