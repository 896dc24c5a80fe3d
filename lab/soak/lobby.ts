import { isGameRunning } from '@tallyho/game/protocol/view';
import type { ClientHistory } from '../../party/test/soak/history.ts';
import type { Random } from '../../party/test/soak/random.ts';
import type { SiteClient } from '../../party/test/soak/site-client.ts';
import type { RealPlayer } from './player.ts';
import { sleep } from './wait.ts';

/** A group of players who play in one room after the other. */
export class RealLobby {
  readonly players: readonly RealPlayer[];
  /** What the clients of each room have sent and received that all players have left. */
  readonly closed: { code: string; histories: ClientHistory[] }[] = [];
  code = '';

  constructor(players: readonly RealPlayer[]) {
    this.players = players;
  }

  get tabs(): SiteClient[] {
    return this.players.flatMap(({ tabs }) => tabs);
  }

  /** The players who may be in the room. */
  get members(): RealPlayer[] {
    return this.players.filter(({ isKicked }) => !isKicked);
  }

  get histories(): ClientHistory[] {
    return this.tabs.map(({ history }) => history);
  }

  /** True if a connected client sees a running game. */
  get isGameRunning(): boolean {
    return this.tabs.some(({ status, view }) => status === 'live' && view && isGameRunning(view.stage.phase));
  }

  /** True if a connected client sees a round. */
  get isRoundRunning(): boolean {
    return this.tabs.some(({ status, view }) => status === 'live' && view?.stage.phase === 'playing');
  }

  /** The leader, if connected. */
  get leader(): RealPlayer | undefined {
    return this.players.find(({ tabs, user }) =>
      tabs.some(({ status, view }) => status === 'live' && view?.room.leader === user),
    );
  }

  /** A connected player who is not the leader. */
  otherThanLeader(random: Random): RealPlayer | undefined {
    const { leader } = this;
    const others = this.players.filter((player) => player !== leader && player.isLive);
    return others.length > 0 ? random.pick(others) : undefined;
  }

  /** Opens a new room and lets all players in. Repeats that while the API is down. */
  async open(owner: RealPlayer): Promise<void> {
    this.code = '';
    while (this.code === '') this.code = await owner.openLobby().catch(() => sleep(1_000).then(() => ''));
    for (const player of this.players) {
      player.code = this.code;
      player.isKicked = false;
      player.isRoomGone = false;
      player.openTab();
    }
    await Promise.all(this.players.map((player) => player.enter()));
  }

  /** Opens a new room if the room was deleted, because no player was connected for two minutes. */
  async replaceExpired(random: Random): Promise<void> {
    if (!this.members.every(({ isRoomGone, isLive }) => isRoomGone && !isLive)) return;
    this.pause(true);
    this.close();
    await this.open(random.pick(this.players));
    this.pause(false);
  }

  /** Stores what the clients know of a room that all players have left. */
  close(): void {
    this.closed.push({ code: this.code, histories: this.players.flatMap((player) => player.closeTabs()) });
  }

  /** Lets all players do nothing, or act again. */
  pause(isPaused: boolean): void {
    for (const player of this.players) player.isPaused = isPaused;
  }
}
