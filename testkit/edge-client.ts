import { randomUUID } from 'node:crypto';
import { type MetricsRequest, type MetricsResponse, metricsObject } from '@tallyho/game/metrics/push';
import type { FanoutRequest, FanoutResponse } from '@tallyho/game/protocol/fanout';
import type { RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import type { UserRequest } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { protocolVersion } from '@tallyho/game/protocol/version';
import type { Secrets } from '../scripts/stack/secrets.ts';
import { signToken } from '../scripts/stack/sign-token.ts';

export interface TicketClaims {
  readonly sub: string;
  readonly username?: string;
  readonly session?: string;
  readonly jti?: string;
  readonly aud?: string;
  readonly kind?: string;
  /** In seconds, default 60. */
  readonly expiresIn?: number;
  readonly secret?: string;
}

type SigningSecrets = Pick<Secrets, 'ticket' | 'service'>;

/** The edge's part towards the rooms: makes tickets and sends signed requests, without an API and a database. */
export class EdgeClient {
  /** The address of the rooms. */
  readonly url: string;
  readonly #secrets: SigningSecrets;

  constructor(url: string, secrets: SigningSecrets) {
    this.url = url;
    this.#secrets = secrets;
  }

  /** Returns a ticket for a room. Each claim can be overridden. */
  ticket(room: string, { sub, username = sub, kind = 'user', ...claims }: TicketClaims): Promise<string> {
    return this.#sign('party', { sub, ...claims }, { kind, room, username, avatar: 1 });
  }

  /** Returns a ticket for a user socket. Each claim can be overridden. */
  userTicket(claims: TicketClaims): Promise<string> {
    return this.#sign(userObjectNames.party, claims, {});
  }

  #sign(audience: string, { sub, aud = audience, ...rest }: TicketClaims, claims: object): Promise<string> {
    const {
      session = `session-of-${sub}`,
      jti = randomUUID(),
      secret = this.#secrets.ticket,
      expiresIn = 60,
    } = rest;
    return signToken({ secret, audience: aud, subject: sub, expiresIn, claims: { ...claims, session, jti } });
  }

  /** Returns the socket address of a room (`main`) or of a user object (`person`). */
  socketUrl(
    party: 'main' | typeof userObjectNames.party,
    id: string,
    query: Readonly<Record<string, string>>,
  ): string {
    const parameters = new URLSearchParams({ v: String(protocolVersion), ...query });
    return `${this.url.replace(/^http/, 'ws')}/parties/${party}/${id}?${parameters}`;
  }

  /** Sends a request to a room. */
  async callRoom(code: string, request: RoomRequest): Promise<RoomResponse> {
    const response = await this.#call('main', code, request);
    return response.json() as Promise<RoomResponse>; // the room's response has this type
  }

  /** Sends a request to a user object. Returns the number of open sockets. */
  async callUserObject(user: string, request: UserRequest): Promise<number> {
    const response = await this.#call(userObjectNames.party, user, request);
    const { sockets } = (await response.json()) as { sockets: number }; // the object's response has this type
    return sockets;
  }

  /** Sends a request to the objects of many users. Returns the users who could not be reached. */
  async callFanout(id: string, request: FanoutRequest): Promise<FanoutResponse> {
    const response = await this.#call('fanout', id, request);
    return response.json() as Promise<FanoutResponse>; // the fan-out's response has this type
  }

  /** Returns the metrics of the rooms as text. */
  async readMetrics(): Promise<string> {
    const request: MetricsRequest = { type: 'read', delta: { counters: [], histograms: [] } };
    const response = await this.#call('metrics', metricsObject, request);
    const { text } = (await response.json()) as MetricsResponse; // the party's response has this type
    return text;
  }

  async #call(party: string, id: string, request: unknown): Promise<Response> {
    const token = await signToken({ secret: this.#secrets.service, audience: 'room', subject: id });
    const response = await fetch(`${this.url}/parties/${party}/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(request),
    });
    if (response.status !== 200) throw new Error(`${party}/${id} answered ${response.status}`);
    return response;
  }
}
