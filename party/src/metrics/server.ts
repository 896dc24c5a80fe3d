import { defineMemory } from '../platform.ts';
import { MetricsObject } from './metrics-object.ts';

/** The party `metrics`. All processes push to the one object `all`. */
export default defineMemory(() => new MetricsObject(() => Date.now()));
