import type { Timings } from '@tallyho/game/limits';
import type { PersonEvent, PersonMessage, PersonReport, PersonRequest } from '@tallyho/game/protocol/person';
import { UserObject } from '../src/user/user-object.ts';
import { FakeSocket } from './fake-socket.ts';
import { Simulation } from './simulation.ts';

const robin = 'robin1';

/** A user's personal socket. */
export class OwnSocket extends FakeSocket<PersonMessage> {
  names(): string[] {
    return this.messages.map(({ type }) => type);
  }
}

/** Returns an event that is unique per `n`. */
export const said = (n: number): PersonEvent => ({ type: 'invitationGone', invitation: `invitation-${n}` });

const newEdge = () => ({ reports: [] as PersonReport[], isDown: false, hold: null as Promise<void> | null });

/** Robin's object with its whole environment in memory. */
export class PersonWorld extends Simulation<UserObject, OwnSocket> {
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

  connect(claims: { jti?: string; session?: string; madeAt?: number } = {}): Promise<OwnSocket> {
    const socket = new OwnSocket();
    return this.admit(socket, () =>
      this.object.connect(socket, {
        aud: 'person',
        sub: robin,
        session: claims.session ?? 'session',
        jti: claims.jti ?? crypto.randomUUID(),
        exp: Math.floor((claims.madeAt ?? this.now) / 1000) + 60,
      }),
    );
  }

  /** Sends a request of the edge. Returns the number of open sockets. */
  async call(request: PersonRequest): Promise<number> {
    const { sockets } = await this.object.request(request);
    await this.settle();
    return sockets;
  }

  push(...events: PersonEvent[]): Promise<number> {
    return this.call({ type: 'push', events });
  }

  /** Returns the online statuses that the edge received, in order. */
  told(): boolean[] {
    return this.edge.reports.map(({ online }) => online);
  }
}
