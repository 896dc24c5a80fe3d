import type { UserId } from '@tallyho/game/model/person';

/** Messages a person may send: ten a second, twenty at once. Whoever goes on when told to wait runs into debt. */
const perSecond = 10;
const burst = 20;
const floodingAt = -100;

export type RateResult = 'fine' | 'tooFast' | 'flooding';

/** A token bucket per person, over all of their sockets. Lives in memory: a restart forgives. */
export class RateLimiter {
  readonly #buckets = new Map<UserId, { tokens: number; at: number }>();

  /** Takes `cost` tokens at `now` (epoch ms). A refused message costs as well, so only pausing helps. */
  take(user: UserId, now: number, cost = 1): RateResult {
    const bucket = this.#buckets.get(user) ?? { tokens: burst, at: now };
    const elapsed = Math.max(0, now - bucket.at) / 1000;
    const tokens = Math.max(floodingAt, Math.min(burst, bucket.tokens + elapsed * perSecond) - cost);
    this.#buckets.set(user, { tokens, at: now });
    if (tokens <= floodingAt) return 'flooding';
    return tokens < 0 ? 'tooFast' : 'fine';
  }
}
