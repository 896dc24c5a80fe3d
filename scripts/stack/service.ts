import { type Command, type ProcessGroup, startGroup, tailOf, until } from './processes.ts';

export interface ServiceOptions {
  readonly name: string;
  readonly command: Command;
  readonly logFile: string;
  /**
   * Returns true if the service's own code responds: a listening port proves nothing. It has a timeout of its own (3 s in
   * `answers`) and does not depend on other services, so that only what is broken restarts.
   */
  readonly ready: () => Promise<boolean>;
  /** Runs after each restart; never rejects. */
  readonly onBack?: () => Promise<void>;
}

/** A monitored child process: it is restarted when it dies or two checks in a row fail, up to five times per minute. */
export interface Service {
  /** Starts it and resolves when it responds; throws with the end of its log if it does not. */
  start(): Promise<void>;
  /** Kills it with SIGKILL (its whole group). It stays down until `start`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Starts monitoring. `onChange` receives a message for people; `onLost` is called once when restarting is given up.
   */
  watch(onChange: (line: string) => void, onLost: (line: string) => void): void;
}

const startTimeout = 60_000;
const checkEvery = 1000;
const missesAllowed = 2;
const restartsAllowed = 5;
const restartsWithin = 60_000;

export function createService(options: ServiceOptions): Service {
  const { name, logFile } = options;
  let group: ProcessGroup | null = null;
  let wanted = false;
  /** False until it responds for the first time: until then `start` handles failures. */
  let isUp = false;
  let timer: NodeJS.Timeout | undefined;

  async function start() {
    wanted = true;
    const current = startGroup(options.command, logFile);
    group = current;
    isUp = await until(options.ready, { timeout: startTimeout, abandon: current.exited });
    if (isUp) return;
    await end(0);
    throw new Error(`${name} did not start. The end of ${logFile}:\n${tailOf(logFile)}`);
  }

  async function end(timeout?: number) {
    wanted = false;
    isUp = false;
    const current = group;
    group = null;
    await current?.end(timeout);
  }

  function watch(onChange: (line: string) => void, onLost: (line: string) => void) {
    let misses = 0;
    let restarts: number[] = [];
    async function check() {
      const current = group;
      if (wanted && isUp && current) {
        const hasExited = current.hasExited();
        misses = hasExited || (await options.ready()) ? 0 : misses + 1;
        // Checked again: it may have been stopped intentionally meanwhile.
        if (wanted && group === current && (hasExited || misses >= missesAllowed)) {
          misses = 0;
          restarts = [...restarts.filter((at) => at > Date.now() - restartsWithin), Date.now()];
          if (restarts.length > restartsAllowed) {
            return onLost(`${name} keeps dying. The end of ${logFile}:\n${tailOf(logFile)}`);
          }
          onChange(`${name} ${hasExited ? 'died' : 'no longer answers'}, starting it again ...`);
          try {
            await end(0);
            await start();
            await options.onBack?.();
            onChange(`${name} is back.`);
          } catch (error) {
            return onLost(error instanceof Error ? error.message : String(error));
          }
        }
      }
      timer = setTimeout(check, checkEvery);
    }
    timer = setTimeout(check, checkEvery);
  }

  return {
    start,
    watch,
    kill: () => end(0),
    stop() {
      clearTimeout(timer);
      return end();
    },
  };
}
