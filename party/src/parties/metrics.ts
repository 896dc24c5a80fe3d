import { MetricsObject } from '../metrics/metrics-object.ts';
import { defineMemory } from '../platform/platform.ts';

/** The party `metrics`. All processes push to the one object `all`. */
export default defineMemory(() => new MetricsObject(() => Date.now()));
