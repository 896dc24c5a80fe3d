import { cpus } from 'node:os';

const enough = 0.92;
const windowMs = 500;

const spent = () => {
  const times = cpus().map(({ times }) => times);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  const all = times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.irq + one.idle, 0);
  return { idle, all };
};

/** The share of all cores that had nothing to do in the next half second, 0 to 1. */
const sampleIdle = async (): Promise<number> => {
  const before = spent();
  await new Promise((resolve) => setTimeout(resolve, windowMs));
  const after = spent();
  return (after.idle - before.idle) / Math.max(1, after.all - before.all);
};

/**
 * Waits until the machine is at least 92 % idle, for at most `patience` ms, and gives the last share seen: what is measured
 * next has that much of the machine to itself.
 */
export const waitForIdle = async (patience: number): Promise<number> => {
  const until = Date.now() + patience;
  for (;;) {
    const idle = await sampleIdle();
    if (idle >= enough || Date.now() >= until) return idle;
  }
};
