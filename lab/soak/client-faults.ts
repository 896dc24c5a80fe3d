import { limits } from '@tallyho/game/limits';
import type { Random } from '../../party/test/soak/random.ts';
import type { SiteClient } from '../../party/test/soak/site-client.ts';
import type { FaultKind } from './fault-catalogue.ts';
import type { RealPlayer } from './player.ts';
import type { SoakRun } from './soak-run.ts';
import { frameFaults, SocketLink } from './socket-link.ts';
import { sleep } from './wait.ts';

const clientFaults = [
  ...(['malformedText', 'binaryFrame', 'invalidUtf8', 'flood', 'secondTab', 'reload', 'clockSkew'] as const),
  ...(['oversizedByOne', 'oversizedMebibyte', 'oversizedFive', 'repeatedCommand'] as const),
  ...frameFaults,
] satisfies FaultKind[];
type ClientFault = (typeof clientFaults)[number];

const malformed = [
  'not JSON',
  '{"id":"malformed-1","type":"startGame",',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  '{"id":"malformed-2","type":"updateSettings","__proto__":{"isPublic":true}}',
  '{"id":"malformed-3","type":"sendMessage","text":"\\ud800"}',
];
const floodFrames = 1_000;
const day = 24 * 60 * 60_000;
/** A whole WebSocket text frame of a client, masked with zeros, whose two bytes are not UTF-8. */
const invalidUtf8Frame = Uint8Array.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]);

/** Lets players do something unusual until the run is over. */
export const injectClientFaults = async ({ random, report, isOver, lobbies }: SoakRun): Promise<void> => {
  const players = lobbies.flatMap((lobby) => lobby.players);
  while (!isOver()) {
    await sleep(random.int(300, 1_800));
    const player = random.pick(players);
    const tab = player.isPaused ? undefined : player.tabs.find(({ status }) => status === 'live');
    if (!(tab?.link instanceof SocketLink)) continue;
    const fault = report.leastOf(clientFaults, random);
    const count = () => report.count(fault);
    if (perform(fault, { player, tab, link: tab.link, random, later: count })) count();
  }
};

type Performance = {
  player: RealPlayer;
  tab: SiteClient;
  link: SocketLink;
  random: Random;
  /** Called for a fault that occurs with one of the next frames. */
  later: () => void;
};

/** Returns true if the fault has occurred. */
const perform = (fault: ClientFault, { player, tab, link, random, later }: Performance): boolean => {
  switch (fault) {
    case 'malformedText':
      for (const frame of malformed) link.sendRaw(frame);
      return true;
    case 'binaryFrame':
      for (let n = 0; n < limits.malformedFrames; n++)
        link.sendRaw(Uint8Array.from({ length: random.int(1, 200) }, () => random.int(0, 255)));
      return true;
    case 'invalidUtf8':
      return player.proxy.inject(invalidUtf8Frame);
    case 'oversizedByOne':
      link.sendRaw('x'.repeat(limits.frameBytes + 1));
      return true;
    case 'oversizedMebibyte':
      link.sendRaw('x'.repeat(1024 ** 2));
      return true;
    case 'oversizedFive':
      link.sendRaw('x'.repeat(5_000_000));
      return true;
    case 'flood':
      for (let n = 0; n < floodFrames; n++)
        link.sendRaw(JSON.stringify({ id: `flood-${1_000 + n}`, type: 'viewPage', page: 'game' }));
      return true;
    case 'doubledFrame':
    case 'reorderedFrames':
    case 'replayedFrame':
      link.plant(fault, random, later);
      return false;
    case 'repeatedCommand':
      return repeatCommand(player);
    case 'secondTab': {
      const second = player.tabs[1] ?? player.openTab();
      if (second.status === 'away') second.connect();
      else second.leavePage();
      return true;
    }
    case 'reload':
      tab.leavePage();
      tab.connect();
      return true;
    case 'clockSkew':
      tab.leavePage();
      player.clockSkew = random.pick([-day, day]);
      tab.connect();
      return true;
    default:
      return fault satisfies never;
  }
};

/** Sends the last acknowledged command of each tab again, on any open connection of the player. */
const repeatCommand = (player: RealPlayer): boolean => {
  const [link] = player.openLinks;
  const frames = player.tabs.flatMap(({ history }) => {
    const id = [...history.results].findLast(([, result]) => result === true)?.[0];
    return id === undefined ? [] : [JSON.stringify(history.commands.get(id))];
  });
  for (const frame of frames) link?.sendRaw(frame);
  return link !== undefined && frames.length > 0;
};
