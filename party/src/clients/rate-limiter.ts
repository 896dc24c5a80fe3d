import type { UserId } from '@tallyho/game/model/person';

/**
 * Rate limit of messages per user: ten per second, with bursts of twenty. Messages over the limit also cost
 * tokens.
 */
const perSecond = 10;
const burst = 20;
const floodingAt = -100;

export type RateResult = 'fine' | 'tooFast' | 'flooding';

/**
 * A token bucket per user, across all of the user's sockets. It is in memory only, so a restart resets it.
 */
export class RateLimiter {
  readonly #buckets = new Map<UserId, { tokens: number; at: number }>();

  /** Takes `cost` tokens at `now` (epoch ms). A rejected message also costs tokens, so only a pause helps. */
  take(user: UserId, now: number, cost = 1): RateResult {
    const bucket = this.#buckets.get(user) ?? { tokens: burst, at: now };
    const elapsed = Math.max(0, now - bucket.at) / 1000;
    const tokens = Math.max(floodingAt, Math.min(burst, bucket.tokens + elapsed * perSecond) - cost);
    this.#buckets.set(user, { tokens, at: now });
    if (tokens <= floodingAt) return 'flooding';
    return tokens < 0 ? 'tooFast' : 'fine';
  }

  /** Forgets the users whose bucket is full again. */
  forgetRested(now: number): void {
    for (const [user, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(user);
  }
}
