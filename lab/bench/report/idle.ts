import { cpus } from 'node:os';

const enoughIdle = 0.92;
const windowMs = 500;

const cpuTimes = () => {
  const times = cpus().map(({ times }) => times);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  const all = times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.irq + one.idle, 0);
  return { idle, all };
};

/** Returns the idle share of all cores during the next half second, 0 to 1. */
const sampleIdle = async (): Promise<number> => {
  const before = cpuTimes();
  await new Promise((resolve) => setTimeout(resolve, windowMs));
  const after = cpuTimes();
  return (after.idle - before.idle) / Math.max(1, after.all - before.all);
};

/**
 * Waits until the machine is at least 92 % idle, for at most `timeout` ms. Returns the last measured idle
 * share, so that the report can show the conditions of the measurement.
 */
export const waitForIdle = async (timeout: number): Promise<number> => {
  const until = Date.now() + timeout;
  for (;;) {
    const idle = await sampleIdle();
    if (idle >= enoughIdle || Date.now() >= until) return idle;
  }
};
