import { withBrowserAndSites } from './page/browser-and-sites.ts';
import { measureResponsiveness, type Responsiveness } from './page/responsiveness.ts';
import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';

interface Options {
  readonly port: number;
  readonly rounds: number;
  readonly idleTimeout: number;
}

/** Plays a whole game in a browser with a slow processor, once in each round. */
export const benchPresses = ({ port, rounds, idleTimeout }: Options): Promise<void> =>
  withBrowserAndSites(port, async ({ stackUrl, bareUrl, browser }) => {
    const games: Responsiveness[] = [];
    const idle: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await waitForIdle(idleTimeout));
      games.push(await measureResponsiveness(browser, stackUrl, bareUrl));
    }
    const spread = (value: (game: Responsiveness) => number) => shown(spreadOf(games.map(value)));
    console.log(describeMachine(['react', 'wrangler']));
    console.log(`${rounds} games; idle before a game ${percent(spreadOf(idle).median)}\n`);
    printTable(
      ['a whole game on a phone', 'ms'],
      [
        ['from START to the first frame of the game, fast 4G', spread(({ start }) => start)],
        [
          `${spread(({ interactions }) => interactions)} interactions, processor 4 times slower: p98`,
          spread(({ p98 }) => p98),
        ],
        ['the longest interaction', spread(({ longest }) => longest)],
        ['presses on a page of React alone, processor 4 times slower: p98', spread(({ bareP98 }) => bareP98)],
      ],
    );
  });
