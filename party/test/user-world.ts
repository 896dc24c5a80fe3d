import type { Timings } from '@tallyho/game/limits';
import type { UserEvent, UserMessage, UserReport, UserRequest } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { UserObject } from '../src/user/user-object.ts';
import { FakeSocket } from './fake-socket.ts';
import { Simulation } from './simulation.ts';

const robin = 'robin1';

/** A user socket. */
export class UserSocket extends FakeSocket<UserMessage> {
  names(): string[] {
    return this.messages.map(({ type }) => type);
  }
}

/** Returns an event that is unique per `n`. */
export const said = (n: number): UserEvent => ({ type: 'invitationGone', invitation: `invitation-${n}` });

const newEdge = () => ({ reports: [] as UserReport[], isDown: false, hold: null as Promise<void> | null });

/** Robin's object with its whole environment in memory. */
export class UserWorld extends Simulation<UserObject, UserSocket> {
  readonly edge: ReturnType<typeof newEdge>;

  constructor(timings: Partial<Timings> = {}) {
    const edge = newEdge();
    super(
      timings,
      ({ life, ...process }) =>
        new UserObject({
          ...process,
          edge: {
            report: async (_user, report) => {
              await edge.hold;
              if (edge.isDown) throw new Error('planted: edge is down');
              if (!life.isDead) edge.reports.push(report);
              return { outcome: 'stored' };
            },
          },
        }),
    );
    this.edge = edge;
  }

  connect(claims: { jti?: string; session?: string; madeAt?: number } = {}): Promise<UserSocket> {
    const socket = new UserSocket();
    return this.admit(socket, () =>
      this.object.connect(socket, {
        aud: userObjectNames.party,
        sub: robin,
        session: claims.session ?? 'session',
        jti: claims.jti ?? crypto.randomUUID(),
        exp: Math.floor((claims.madeAt ?? this.now) / 1000) + 60,
      }),
    );
  }

  /** Sends a request of the edge. Returns the number of open sockets. */
  async call(request: UserRequest): Promise<number> {
    const { sockets } = await this.object.request(request);
    await this.settle();
    return sockets;
  }

  push(...events: UserEvent[]): Promise<number> {
    return this.call({ type: 'push', events });
  }

  /** Returns the online statuses that the edge received, in order. */
  told(): boolean[] {
    return this.edge.reports.map(({ online }) => online);
  }
}
