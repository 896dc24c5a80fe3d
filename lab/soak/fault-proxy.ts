import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../testkit/listen.ts';

type Pair = {
  readonly near: Socket;
  readonly far: Socket;
  /** The delay of each chunk, in ms. */
  delay: number;
  /** Null: unlimited. */
  bytesPerSecond: number | null;
  /** The next chunk of the server is cut in its middle, and then the connection. */
  cutsNext: boolean;
  isStalled: boolean;
};

/**
 * A TCP proxy that damages single connections: it delays and throttles them, cuts them within a frame, closes one of their
 * directions, or stops them without a close. New connections are good.
 */
export class FaultProxy {
  readonly port: number;
  readonly #pairs: Set<Pair>;
  readonly #stop: () => void;

  private constructor(port: number, pairs: Set<Pair>, stop: () => void) {
    this.port = port;
    this.#pairs = pairs;
    this.#stop = stop;
  }

  /** Starts a proxy in front of the server at this port of the machine. */
  static async before(target: number): Promise<FaultProxy> {
    const pairs = new Set<Pair>();
    const server = createServer({ allowHalfOpen: true }, (near) => {
      const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
      const pair: Pair = { near, far, delay: 0, bytesPerSecond: null, cutsNext: false, isStalled: false };
      pairs.add(pair);
      forward(pair, near, far);
      forward(pair, far, near);
      for (const socket of [near, far]) {
        socket.on('error', () => undefined);
        socket.on('close', () => {
          pairs.delete(pair);
          near.destroy();
          far.destroy();
        });
      }
    });
    const { port, stop } = await listen(server);
    return new FaultProxy(port, pairs, () => {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      void stop();
    });
  }

  /** The number of open connections. */
  get connections(): number {
    return this.#pairs.size;
  }

  /** Damages one open connection, chosen by `random` (from 0 to 1, exclusive). Returns false if there is none. */
  damage(damage: Damage, random: () => number): boolean {
    const pair = [...this.#pairs][Math.floor(random() * this.#pairs.size)];
    if (!pair) return false;
    switch (damage) {
      case 'delay':
        pair.delay = 100 + Math.floor(random() * 1_500);
        break;
      case 'throttle':
        pair.bytesPerSecond = 200 + Math.floor(random() * 2_000);
        break;
      case 'cutWithinFrame':
        pair.cutsNext = true;
        break;
      case 'halfClose':
        (random() < 0.5 ? pair.near : pair.far).end();
        break;
      case 'reset':
        pair.near.resetAndDestroy();
        break;
      case 'stall':
        pair.isStalled = true;
        break;
      default:
        damage satisfies never;
    }
    return true;
  }

  /** Resets all open connections. Returns their number. */
  resetAll(): number {
    const pairs = [...this.#pairs];
    for (const { near } of pairs) near.resetAndDestroy();
    return pairs.length;
  }

  /**
   * Stops reading what the server sends on the open connections, so that their TCP windows fill. What the clients send is
   * still forwarded.
   */
  pauseReading(): void {
    for (const { far } of this.#pairs) far.pause();
  }

  /** Reads again, first what the server has sent meanwhile. */
  resumeReading(): void {
    for (const { far } of this.#pairs) far.resume();
  }

  /** Sends bytes to the server on all open connections, between two chunks of the client. Returns false if there is none. */
  inject(bytes: Uint8Array): boolean {
    for (const { far } of this.#pairs) far.write(bytes);
    return this.#pairs.size > 0;
  }

  /** Closes all connections and the proxy. */
  stop(): void {
    this.#stop();
  }
}

export const damages = ['delay', 'throttle', 'cutWithinFrame', 'halfClose', 'reset', 'stall'] as const;
export type Damage = (typeof damages)[number];

/** Forwards one direction of a connection. Chunks keep their order. */
const forward = (pair: Pair, from: Socket, to: Socket): void => {
  let freeAt = 0;
  /** Runs `job` when everything before it has been delivered, and after the delay of `bytes` more. */
  const inOrder = (bytes: number, job: () => void) => {
    const transfer = pair.bytesPerSecond === null ? 0 : (bytes / pair.bytesPerSecond) * 1_000;
    const now = Date.now();
    freeAt = Math.max(freeAt, now + pair.delay) + transfer;
    if (freeAt <= now) job();
    else setTimeout(job, freeAt - now);
  };
  from.on('data', (chunk) => {
    if (pair.isStalled) return;
    const isCut = pair.cutsNext && from === pair.far;
    inOrder(chunk.length, () => {
      if (to.destroyed) return;
      if (!isCut) return void to.write(chunk);
      to.end(chunk.subarray(0, Math.ceil(chunk.length / 2)));
      from.destroy();
    });
  });
  from.on('end', () => {
    if (!pair.isStalled) inOrder(0, () => to.end());
  });
};
