import { type Command, type ProcessGroup, startGroup, tailOf, until } from './processes.ts';

export interface ServiceOptions {
  readonly name: string;
  /** How long it may take until it responds after a start, in ms (default: 60 s). */
  readonly startTimeout?: number;
  readonly command: Command;
  readonly logFile: string;
  /**
   * Returns true if the service's own code responds: a listening port proves nothing. It has a timeout of its own (3 s in
   * `answers`) and does not depend on other services, so that only what is broken restarts.
   */
  readonly ready: () => Promise<boolean>;
  /**
   * How long it may fail to respond before it is restarted, in ms (default: 500). A tool that restarts its own runtime needs
   * longer than that takes.
   */
  readonly patience?: number;
  /** Runs after each restart; never rejects. */
  readonly onBack?: () => Promise<void>;
}

/**
 * A monitored child process: it is restarted when it dies, or when at least two checks in a row fail for as long as its
 * patience. Restarting is given up after five
 * restarts in a minute, and after five in a row that do not bring it back.
 */
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

const checkEvery = 1000;
const checkEveryAfterMiss = 250;
const restartsAllowed = 5;
const restartsWithin = 60_000;
const startAttempts = 5;

export function createService(options: ServiceOptions): Service {
  const { name, logFile, startTimeout = 60_000, patience = 500 } = options;
  let group: ProcessGroup | null = null;
  let wanted = false;
  /** False until it responds for the first time: until then `start` handles failures. */
  let isUp = false;
  let timer: NodeJS.Timeout | undefined;
  /** Increases with each call of the owner, so that a restart does not undo it. */
  let calls = 0;

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

  /** A process can also hang while it starts, for example because one of its children was killed: then it starts again. */
  async function restart(onChange: (line: string) => void) {
    const call = calls;
    for (let attempt = 1; ; attempt++) {
      try {
        await end(0);
        return await start();
      } catch (error) {
        if (calls !== call || attempt === startAttempts) throw error;
        onChange(`${name} did not start, trying it again ...`);
      }
    }
  }

  function watch(onChange: (line: string) => void, onLost: (line: string) => void) {
    let firstMiss: number | null = null;
    let restarts: number[] = [];
    async function check() {
      const current = group;
      if (wanted && isUp && current) {
        const hasExited = current.hasExited();
        const began = Date.now();
        const missed = !hasExited && !(await options.ready());
        const isLost = hasExited || (missed && firstMiss !== null && Date.now() - firstMiss >= patience);
        firstMiss = missed ? (firstMiss ?? began) : null;
        // Checked again: it may have been stopped intentionally meanwhile.
        if (wanted && group === current && isLost) {
          firstMiss = null;
          restarts = [...restarts.filter((at) => at > Date.now() - restartsWithin), Date.now()];
          if (restarts.length > restartsAllowed) {
            return onLost(`${name} keeps dying. The end of ${logFile}:\n${tailOf(logFile)}`);
          }
          onChange(`${name} ${hasExited ? 'died' : 'no longer answers'}, starting it again ...`);
          try {
            await restart(onChange);
            await options.onBack?.();
            onChange(`${name} is back.`);
          } catch (error) {
            return onLost(error instanceof Error ? error.message : String(error));
          }
        }
      }
      timer = setTimeout(check, firstMiss === null ? checkEvery : checkEveryAfterMiss);
    }
    timer = setTimeout(check, checkEvery);
  }

  return {
    watch,
    start() {
      calls += 1;
      return start();
    },
    kill() {
      calls += 1;
      return end(0);
    },
    stop() {
      calls += 1;
      clearTimeout(timer);
      return end();
    },
  };
}
