import { pointsRules } from '@tallyho/game/awards/score-words';
import type { Person } from '@tallyho/game/model/person';
import { useQuery } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { respondLocally } from '../../../entities/room/local/local-api.ts';
import {
  playNextRound,
  playTheme,
  sendAnswer,
  startChoosing,
} from '../../../entities/room/local/played-rounds.ts';
import { RoomProvider, useMembership, useView } from '../../../entities/room/room-hooks.tsx';
import { kim, people, robin, sam } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { rolesTheme, sampleThemes } from '../../../entities/room/testing/sample-themes.ts';
import type { Overrides } from '../../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { withPoints } from '../../../entities/room/testing/with-points.ts';
import { themesQuery } from '../../../entities/themes/theme-api.ts';
import { GameOver } from './GameOver.tsx';

const normalTheme = 'Flags of the world';
const lobbyTheme = 'Who at this table';
let room: ScriptedRoom;
let gameId: string;

function createGame(rules: { anonymousVotes?: boolean } = {}) {
  room = new ScriptedRoom({ owner: robin, themes: [...sampleThemes, rolesTheme], rules }).join(kim, sam);
  gameId = startChoosing(room);
}
beforeEach(() => createGame());

/** The results of the room's finished game, which were not just reached. */
function FinishedGame() {
  const stage = useView((view) => view.stage);
  return stage.phase === 'finished' ? (
    <GameOver stage={stage} isFresh={false} shareResult={() => null} />
  ) : null;
}
function MemberGame({ you }: { readonly you: Person }) {
  const membership = useMembership();
  return membership.status === 'member' ? (
    <RoomProvider room={membership.room} you={you.user}>
      <FinishedGame />
    </RoomProvider>
  ) : null;
}
function open(you: Person, beside?: ReactNode, api?: Overrides) {
  const content = (
    <>
      <MemberGame you={you} />
      {beside}
    </>
  );
  const page = renderWithRoom(content, { room, you, path: '/game', ...(api && { api }) });
  return { ...page, user: userEvent.setup() };
}

const finish = () => room.act(robin.user, { type: 'gameFinished', gameId });
const gameOver = () => screen.findByRole('heading', { level: 1, name: 'Game Over' });

/** The amounts on the steps of a podium. Their units can be in elements of their own. */
const amountsOn = (podium: string) =>
  within(screen.getByRole('list', { name: podium })).getAllByText(
    (_, element) => /^\d+ points?$/.test(element?.textContent ?? ''),
    { selector: 'strong + span' },
  );

test('the player with the most points from the lobby games wins, and sees that', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  const first = open(kim);
  await gameOver();
  expect(screen.getByText('Thanks for Playing!')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'You win!' })).toBeInTheDocument();
  first.unmount();
  open(robin);
  await gameOver();
  expect(screen.getByRole('heading', { level: 2, name: 'kimchi wins!' })).toBeInTheDocument();
  const steps = amountsOn('Winners');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['90 points', '70 points', '40 points']);
  expect(screen.queryByRole('list', { name: 'Further players' })).toBeNull();
});

test('the themes are loaded again, because the players have seen more of them', async () => {
  let loads = 0;
  const api = { 'GET /api/themes': () => respondLocally(200, { themes: Array(++loads).fill({}) }) };
  const Loaded = () => <p>{useQuery({ ...themesQuery, staleTime: 60_000 }).data?.length ?? 0} loads</p>;
  open(robin, <Loaded />, api);
  expect(await screen.findByText('1 loads')).toBeInTheDocument();
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  act(finish);
  expect(await screen.findByText('2 loads')).toBeInTheDocument();
});

describe('with guesses', () => {
  /** Plays rounds in which all guess: Robin that Robin comes out on top, Kim and Sam that Sam does. */
  function playGuessed(winner: 'knowsTheRoom' | 'favourite') {
    const timings = { guessTime: 10_000 };
    room = new ScriptedRoom({ owner: robin, themes: sampleThemes, rules: { winner }, timings }).join(
      kim,
      sam,
    );
    gameId = startChoosing(room);
    room.act(robin.user, { type: 'themeChosen', gameId, theme: lobbyTheme });
    const answers = withPoints(90, 40, 70);
    for (const [index, { user }] of [robin, kim, sam].entries()) {
      const { stage } = room.state;
      if (stage.phase !== 'playing') throw new Error(stage.phase);
      sendAnswer(room, user, answers(stage.round.board, index));
    }
    const round = { gameId, theme: lobbyTheme, game: 0 };
    for (const { user } of [robin, kim, sam]) {
      const id = user === kim.user ? robin.user : sam.user;
      room.act(user, { type: 'setGuess', ...round, guess: { kind: 'pick', id } });
    }
    finish();
  }

  test('who knows the room wins, and the favourite has the other title', async () => {
    playGuessed('knowsTheRoom');
    open(robin);
    await gameOver();
    expect(screen.getByRole('heading', { level: 2, name: 'kimchi wins!' })).toBeInTheDocument();
    expect(screen.getByText('Knows this room best')).toBeInTheDocument();
    const steps = amountsOn('Winners');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['100 points', '0 points', '0 points']);
    expect(screen.getByText('The favourite').closest('li')).toHaveTextContent(
      /^The favourite rated highestYou$/,
    );
    expect(screen.getByText(pointsRules.knows)).toBeInTheDocument();
  });

  test('by the rule of the lobby, the favourite wins, and who knows the room has the other title', async () => {
    playGuessed('favourite');
    open(robin);
    await gameOver();
    expect(screen.getByRole('heading', { level: 2, name: 'You win!' })).toBeInTheDocument();
    expect(screen.getByText('Knows this room best').closest('li')).toHaveTextContent(
      /^Knows this room best closest guesseskimchi$/,
    );
    expect(screen.getByText(pointsRules.favourite)).toBeInTheDocument();
  });
});

test('the players below the third place stand in a row under the podium, with those who were not rated', async () => {
  room = new ScriptedRoom({ owner: robin, capacity: 6, themes: [...sampleThemes, rolesTheme] }).join(
    ...people.slice(1, 4),
  );
  gameId = startChoosing(room);
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70, 20));
  const late = people[4];
  if (late) room.join(late);
  finish();
  open(robin);
  await gameOver();
  const further = within(screen.getByRole('list', { name: 'Further players' })).getAllByRole('listitem');
  expect(further.map(({ textContent }) => textContent)).toEqual([
    `${people[3]?.username}4th, 20\u00a0points`,
    `${late?.username}not rated`,
  ]);
  // All players who are counted are shown, and have a title.
  expect(screen.getByText(/^5 players, \d+ rounds?$/)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Titles' })).getAllByRole('listitem')).toHaveLength(5);
});

test('of four players the last one stands on a step of their own', async () => {
  room = new ScriptedRoom({ owner: robin, themes: [...sampleThemes, rolesTheme] }).join(
    ...people.slice(1, 4),
  );
  gameId = startChoosing(room);
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70, 20));
  finish();
  open(robin);
  await gameOver();
  const last = screen.getByRole('list', { name: 'below the podium' });
  expect(last).toHaveTextContent(people[3]?.username ?? '');
  expect(last.parentElement).toHaveTextContent(/4th20 points$/);
  expect(screen.queryByRole('list', { name: 'Further players' })).toBeNull();
});

test('a winner who has the other title, too, has it beside the first one', async () => {
  room = new ScriptedRoom({
    owner: robin,
    themes: sampleThemes,
    rules: { winner: 'knowsTheRoom' },
    timings: { guessTime: 10_000 },
  }).join(kim, sam);
  gameId = startChoosing(room);
  room.act(robin.user, { type: 'themeChosen', gameId, theme: lobbyTheme });
  const answers = withPoints(90, 40, 70);
  for (const [index, { user }] of [robin, kim, sam].entries()) {
    const { stage } = room.state;
    if (stage.phase !== 'playing') throw new Error(stage.phase);
    sendAnswer(room, user, answers(stage.round.board, index));
  }
  const round = { gameId, theme: lobbyTheme, game: 0 };
  room.act(robin.user, { type: 'setGuess', ...round, guess: { kind: 'pick', id: robin.user } });
  for (const { user } of [kim, sam])
    room.act(user, { type: 'setGuess', ...round, guess: { kind: 'pick', id: sam.user } });
  finish();
  open(kim);
  await gameOver();
  expect(screen.getByText('Knows this room best, and everybody’s favourite')).toBeInTheDocument();
});

test('equal points share a step, and the win', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(80, 80, 30));
  finish();
  open(sam);
  await gameOver();
  expect(screen.getByRole('heading', { name: 'Robin and kimchi win!' })).toBeInTheDocument();
  const [gold, bronze] = within(screen.getByRole('list', { name: 'Winners' }))
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('points'));
  expect(gold).toHaveTextContent('Robinkimchi1st80 points');
  expect(bronze).toHaveTextContent('You3rd30 points');
});

test('players whose points are equal after rounding share a rank', async () => {
  // Means of 67 and 66.67.
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, (board, index) =>
    withPoints(67, index === 0 ? 66 : 67, 20)(board, index),
  );
  finish();
  open(sam);
  await gameOver();
  expect(screen.getByRole('list', { name: 'gold, rank 1' })).toHaveTextContent('Robinkimchi');
  expect(screen.getByRole('list', { name: 'Winners' })).toHaveTextContent(
    'Robinkimchi1st67 pointsYou3rd20 points',
  );
});

test('without a lobby game there is no winner: the podium shows the group’s favourites', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 1 });
  finish();
  open(kim);
  await gameOver();
  expect(screen.getByRole('heading', { name: 'What the group loved' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Favourites' })).toHaveTextContent('100%');
  expect(screen.queryByRole('list', { name: 'Winners' })).toBeNull();
  const players = within(screen.getByRole('list', { name: 'Players of this game' })).getAllByRole('listitem');
  expect(players.map(({ textContent }) => textContent)).toEqual(['Robin', 'You', 'Samwise']);
  expect(screen.queryByText(/wins?!/)).toBeNull();
});

test('a round of roles gives no points, and the screen says so', async () => {
  playTheme(room, { gameId, theme: rolesTheme.name, games: 1 });
  playNextRound(room);
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  open(robin);
  await gameOver();
  expect(screen.getByRole('list', { name: 'Winners' })).toHaveTextContent('kimchi1st90 points');
  expect(screen.getByText('Jobs in the bunker: the tiers have no order, so no points.')).toBeVisible();
});

test('the awards of the whole game: the most divisive item with its game, and the closest pair', async () => {
  playTheme(room, { gameId, theme: normalTheme, games: 3 }, (board, index) => {
    if (board.type === 'Choose') return { selectedSide: 'left' };
    if (board.type === 'Slider') return { ratingValue: index * 5, sliderIndex: index * 2 };
    if (board.type !== 'TierList') throw new Error(board.type);
    return {
      tiers: board.tiers.map(({ name }, at) => ({ name, items: at ? [] : board.items.map(({ id }) => id) })),
    };
  });
  playNextRound(room);
  finish();
  open(robin);
  await gameOver();
  const awards = within(screen.getByRole('region', { name: 'Awards' }));
  expect(awards.getByRole('heading', { name: 'Most divisive' })).toBeInTheDocument();
  expect(awards.getByText('A flag on the moon')).toBeInTheDocument();
  expect(awards.getByText('Opinions from Not at all to Urgently.')).toBeInTheDocument();
  expect(awards.getByText('You and kimchi thought 97% alike in 18 answers.')).toBeInTheDocument();
});

test('a link beside the buttons leads to the awards while they are out of view', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: object[]) => void;
      constructor(report: (entries: object[]) => void) {
        this.report = report;
      }
      observe = (target: Element) =>
        this.report([{ target, isIntersecting: false, boundingClientRect: { top: 900 } }]);
      disconnect = () => undefined;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  const { user } = open(sam);
  await gameOver();
  const content = screen.getByRole('region', { name: 'Awards' }).parentElement as HTMLElement;
  const scrollBy = vi.fn();
  Object.assign(content, { scrollBy });
  await user.click(screen.getByRole('button', { name: 'See more awards' }));
  expect(scrollBy).toHaveBeenCalledOnce();
  expect(content).toHaveFocus();
});

test('every player has a title with its fact, that of the reader first, then in the order of the podium', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  open(sam);
  await gameOver();
  const cards = within(screen.getByRole('list', { name: 'Titles' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getAllByRole('paragraph')[0]?.textContent)).toEqual([
    'You',
    'kimchi',
    'Robin',
  ]);
  const names = cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
  expect(new Set(names).size).toBe(3);
  for (const card of cards) expect(card).toHaveTextContent(/[a-z].*\.(The group says: .*)?$/);
  expect(cards[1]).toHaveTextContent(/\.The group says: Would survive on a desert island$/);
});

test('with anonymous votes there is a note and no closest pair', async () => {
  createGame({ anonymousVotes: true });
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  open(robin);
  await gameOver();
  expect(screen.getByText(/^Votes were anonymous in this game/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Closest pair' })).toBeNull();
  expect(screen.getByText(/^3 players, \d+ rounds?$/)).toBeInTheDocument();
});

test('one sentence that says where points come from, and the calculation, are one press away', async () => {
  playTheme(room, { gameId, theme: lobbyTheme, games: 1 }, withPoints(40, 90, 70));
  finish();
  const { user } = open(robin);
  await gameOver();
  expect(screen.getByText(pointsRules.favourite)).not.toBeVisible();
  await user.click(screen.getByText('The points'));
  // In the words of the ready check.
  expect(screen.getByText(pointsRules.favourite)).toBeVisible();
  const calculation = screen.getByText('The points').closest('details');
  expect(calculation).toHaveTextContent(/kimchi.* 90.*90 points/);
});
