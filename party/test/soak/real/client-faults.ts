import { limits } from '@tallyho/game/limits';
import type { Random } from '../random.ts';
import type { SiteClient } from '../site-client.ts';
import { type ClientFault, clientFaults, type FaultReport } from './fault-report.ts';
import type { RealPlayer } from './player.ts';

const malformed = [
  'not JSON',
  '{"id":"malformed-1","type":"startGame",',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  '{"id":"malformed-2","type":"updateSettings","__proto__":{"isPublic":true}}',
  '{"id":"malformed-3","type":"sendMessage","text":"\\ud800"}',
];
const floodFrames = 300;

/** Lets one player do something unusual. */
export const misbehave = async (
  player: RealPlayer,
  { random, report }: { random: Random; report: FaultReport },
): Promise<void> => {
  const tab = random.pick(player.tabs);
  if (tab.status !== 'live' || !tab.link) return;
  const fault = random.pick(clientFaults);
  report.client(fault);
  await perform(fault, { player, tab, random });
};

const perform = async (
  fault: ClientFault,
  { player, tab, random }: { player: RealPlayer; tab: SiteClient; random: Random },
): Promise<void> => {
  switch (fault) {
    case 'malformedFrames':
      for (const frame of malformed) tab.link?.send(frame);
      break;
    case 'oversizedFrame':
      tab.link?.send('x'.repeat(random.pick([limits.frameBytes + 1, 1024 ** 2, 5 * 1024 ** 2])));
      break;
    case 'flood':
      for (let n = 0; n < floodFrames; n++)
        tab.link?.send(JSON.stringify({ id: `flood-${1_000 + n}`, type: 'viewPage', page: 'game' }));
      break;
    case 'repeatedCommand': {
      const id = [...tab.history.results].findLast(([, result]) => result === true)?.[0];
      const command = id === undefined ? undefined : tab.history.commands.get(id);
      if (command) tab.link?.send(JSON.stringify(command));
      break;
    }
    case 'secondTab': {
      const second = player.tabs[1] ?? player.openTab();
      if (second.status === 'away') second.connect();
      else second.leavePage();
      break;
    }
    case 'reload':
      tab.leavePage();
      tab.connect();
      break;
    case 'logout':
      await player.logOutAndIn();
      break;
    case 'leaderLeaves':
      tab.send({ type: 'leaveLobby' });
      break;
    default:
      fault satisfies never;
  }
};
