import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom } from '../../entities/room/room-store.ts';
import { alex, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { RoomNavigation } from '../../features/room-navigation/RoomNavigation.tsx';
import { LobbyPanel } from '../../screens/lobby/LobbyPanel.tsx';
import { ToastRegion } from '../../shared/ui/overlays/ToastRegion.tsx';
import GamePage from './GamePage.tsx';

/** The last of its three games is Choose. */
const theme = 'Flags of the world';
let room: ScriptedRoom;
/** Milliseconds by which the room's clock is ahead of the start of the test. */
let later = 0;

function seat(rules: Partial<RoomRules> = {}): void {
  const start = Date.now();
  later = 0;
  room = new ScriptedRoom({
    owner: robin,
    themes: sampleThemes,
    capacity: 6,
    rules,
    now: () => start + later,
  }).join(kim, sam);
}

beforeEach(() => {
  sessionStorage.clear();
  // The browser's clock is the room's, so that countdowns are as long as the test says.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  seat();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(you: Person = kim) {
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      <GamePage />
      <ToastRegion />
    </>,
    { room, you, path: '/game' },
  );
  return { ...page, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

function startChoosing(): string {
  room.act(robin.user, { type: 'startGame' });
  const gameId = room.state.stage.phase === 'lobby' ? '' : room.state.stage.game.id;
  for (const { user } of room.state.seats) room.act(user, { type: 'confirmReadiness', gameId });
  return gameId;
}

const gameData = [
  { tiers: ['S', 'A', 'B', 'C', 'D'].map((name) => ({ name, items: [] as string[] })) },
  { ratingValue: 7.5, sliderIndex: 3 },
  { selectedSide: 'left' },
];
gameData[0]?.tiers?.[0]?.items.push(...(sampleThemes[0]?.games[0]?.items.map(({ id }) => id) ?? []));

function answer(gameId: string, game: number, who: readonly { user: string }[], code: 1 | 2 = 2): void {
  const round = { type: 'gameRoundConfirmation', gameId, theme, game, gameData: gameData[game] } as const;
  for (const { user } of who) {
    room.act(user, { ...round, code: 1 });
    if (code === 2) room.act(user, { ...round, code: 2 });
  }
}

/** Up to the Choose game of the flags, everybody playing along. */
function playToChoose(): string {
  const gameId = startChoosing();
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  for (const game of [0, 1]) {
    answer(gameId, game, room.state.seats);
    room.act(robin.user, { type: 'nextRound', gameId, theme, game });
  }
  return gameId;
}

/** Lets the clocks of room and browser go on, and the room do what is due. */
async function wait(seconds: number): Promise<void> {
  later += seconds * 1000;
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  act(() => room.tick());
}

test('a latecomer watches the round, with nobody’s answer on it, and plays from the next', async () => {
  const gameId = playToChoose();
  answer(gameId, 2, [robin]);
  room.join(alex);
  open(alex);
  expect(
    await screen.findByText("You're watching this round. You play from the next one."),
  ).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'Crosses' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Stripes' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  const strip = within(screen.getByRole('list', { name: 'Players' }));
  expect(strip.getByText('Watching')).toBeInTheDocument();
  expect(screen.getByText('Waiting for other players...').parentElement).toHaveTextContent('kimchi, Samwise');
  expect(screen.getByText('1 of 3 answers are in')).toBeInTheDocument();
  answer(gameId, 2, [kim, sam]);
  expect(await screen.findByRole('heading', { name: 'Round Over' })).toBeInTheDocument();
  room.act(robin.user, { type: 'nextRound', gameId, theme, game: 2 });
  room.act(robin.user, { type: 'themeChosen', gameId, theme: 'Space' });
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeInTheDocument();
});

test('who joins by code while a game runs is brought to it', async () => {
  playToChoose();
  const page = renderWithRoom(
    <>
      <RoomNavigation />
      <LobbyPanel you={alex} />
    </>,
    { room, you: alex },
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Join a Lobby' }));
  await user.type(screen.getByRole('textbox', { name: 'Lobby code' }), 'party7{Enter}');
  await waitFor(() => expect(page.location()).toBe('/game'));
});

test('the answer timer counts down by the room’s clock, and becomes urgent in the last ten seconds', async () => {
  seat({ answerTimer: { mode: 'hard', seconds: 40 } });
  playToChoose();
  open(kim);
  expect(await screen.findByRole('timer', { name: '40 seconds left to answer' })).toBeInTheDocument();
  await wait(10);
  expect(screen.getByRole('timer', { name: '30 seconds left to answer' })).toBeInTheDocument();
  expect(screen.getByText('30 seconds left to answer')).toHaveAttribute('role', 'status');
  expect(screen.getByText('What is placed when time is up counts.')).toBeInTheDocument();
  await wait(20);
  expect(screen.getByText('10 seconds left to answer')).toHaveAttribute('role', 'status');
});

test('who has done nothing when time is up reads in the results that there was no vote', async () => {
  seat({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = playToChoose();
  open(kim);
  await screen.findByRole('timer', { name: '30 seconds left to answer' });
  act(() => answer(gameId, 2, [robin]));
  await wait(31);
  expect(await screen.findByText('Time was up: no vote from you')).toBeInTheDocument();
});

test('the last move before the round is ended reaches the room, counts unlocked, and the results say so', async () => {
  const gameId = playToChoose();
  const { user } = open(kim);
  await user.click(await screen.findByRole('radio', { name: 'Stripes' }));
  act(() => void room.act(robin.user, { type: 'closeRound', gameId, theme, game: 2 }));
  expect(await screen.findByText('Time is up.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Stripes' })).toBeDisabled();
  await wait(1);
  expect(await screen.findByText('Time was up: what you had chosen counts')).toBeInTheDocument();
  const { stage } = room.state;
  expect(stage.phase === 'results' && stage.game.records.at(-1)?.answers).toEqual([
    { ratedBy: kim, gameData: { selectedSide: 'left' } },
  ]);
});

test('what became of one’s answer when time was up is still said after a reload, and to nobody else', async () => {
  seat({ answerTimer: { mode: 'hard', seconds: 30 }, anonymousVotes: true });
  const gameId = playToChoose();
  const playing = open(kim);
  await screen.findByRole('timer', { name: '30 seconds left to answer' });
  act(() => answer(gameId, 2, [robin]));
  await wait(31);
  await screen.findByText('Time was up: no vote from you');
  playing.unmount();
  act(() => room.act(robin.user, { type: 'skipShow', gameId, theme, game: 2 }));
  const reloaded = open(kim);
  expect(await screen.findByText('Time was up: no vote from you')).toBeInTheDocument();
  reloaded.unmount();
  open(sam);
  expect(await screen.findByRole('heading', { name: 'Round Over' })).toBeInTheDocument();
  expect(screen.queryByText(/^Time was up/)).toBeNull();
});

test('who sent from another screen missed nothing', async () => {
  seat({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = playToChoose();
  const { unmount } = open(kim);
  await screen.findByRole('timer', { name: '30 seconds left to answer' });
  unmount();
  answer(gameId, 2, [kim]);
  await wait(31);
  open(kim);
  expect(await screen.findByRole('heading', { name: 'Round Over' })).toBeInTheDocument();
  expect(screen.queryByText(/^Time was up/)).toBeNull();
});

test('a locked answer counts when time is up, and that is said before and after', async () => {
  seat({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = playToChoose();
  answer(gameId, 2, [kim], 1);
  open(kim);
  expect(await screen.findByText('When time is up, your locked answer counts.')).toBeInTheDocument();
  await wait(31);
  expect(await screen.findByText('Time was up: your locked answer counts')).toBeInTheDocument();
  expect(room.state.stage).toMatchObject({ phase: 'results' });
});

test('the soft timer starts when one is left', async () => {
  seat({ answerTimer: { mode: 'soft', seconds: 30 } });
  const gameId = playToChoose();
  open(kim);
  await screen.findByRole('button', { name: 'Confirm' });
  expect(screen.queryByRole('timer', { name: /left to answer/ })).toBeNull();
  act(() => answer(gameId, 2, [robin, sam]));
  expect(await screen.findByRole('timer', { name: '30 seconds left to answer' })).toBeInTheDocument();
});

test('before the game one can ask not to be rated, and the others read it neutrally', async () => {
  room.act(robin.user, { type: 'startGame' });
  const { user, unmount } = open(kim);
  await user.click(await screen.findByRole('switch', { name: /^Don't rate me in this game/ }));
  await waitFor(() => expect(screen.getByRole('switch', { name: /^Don't rate me/ })).toBeChecked());
  expect(screen.getByText('not being rated')).toBeInTheDocument();
  unmount();
  open(sam);
  expect(await screen.findByText('not being rated')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: /^Don't rate me/ })).not.toBeChecked();
});

test('during the game the same switch is in the settings', async () => {
  playToChoose();
  const { user } = open(kim);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('switch', { name: /^Don't rate me in this game/ }));
  const strip = within(screen.getByRole('list', { name: 'Players' }));
  expect(await strip.findByText('Thinking · not being rated')).toBeInTheDocument();
});

test('who shows another page of the site is not shown as thinking, until they are back', async () => {
  playToChoose();
  open(kim);
  const elsewhere = openRoom(room.code, room.wiringFor(sam.user));
  elsewhere.showPage('other');
  const strip = within(await screen.findByRole('list', { name: 'Players' }));
  expect(await strip.findByText('On another page')).toBeInTheDocument();
  elsewhere.showPage('game');
  await waitFor(() => expect(strip.queryByText('On another page')).toBeNull());
  elsewhere.close();
});

test('anonymous votes are announced before the game and where votes are given', async () => {
  seat({ anonymousVotes: true });
  room.act(robin.user, { type: 'startGame' });
  const first = open(kim);
  expect(await screen.findByText('Votes are anonymous in this game')).toBeInTheDocument();
  first.unmount();
  seat({ anonymousVotes: true });
  playToChoose();
  open(kim);
  expect(await screen.findByText('Votes are anonymous in this game')).toBeInTheDocument();
});

test('a draft that never left the tab reaches the room after a reload', async () => {
  const gameId = playToChoose();
  const key = `tallyho:draft-answer:${gameId}/${theme}/2`;
  sessionStorage.setItem(key, JSON.stringify({ selectedSide: 'right' }));
  open(kim);
  await waitFor(() =>
    expect(room.received).toContainEqual(
      expect.objectContaining({ type: 'saveDraft', game: 2, gameData: { selectedSide: 'right' } }),
    ),
  );
});

test('the leader plays a theme from this lobby', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing();
  const { user } = open(robin);
  expect(await screen.findByText('From this lobby')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Who snores.*1 round · by Samwise/ }));
  expect(await screen.findByText('Written by Samwise, for this lobby alone.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Games' })).toHaveTextContent('Slider for every player');
  await user.click(screen.getByRole('button', { name: 'Use This Theme' }));
  await waitFor(() => expect(room.state.stage).toMatchObject({ phase: 'playing', isOwnTheme: true }));
});

test('a theme that is removed while the leader looks into it closes by itself', async () => {
  const own = { name: 'Who snores', texts: [], types: ['SliderLobby' as const] };
  room.act(sam.user, { type: 'writeTheme', theme: own });
  startChoosing();
  const { user } = open(robin);
  await user.click(await screen.findByRole('button', { name: /^Who snores/ }));
  await screen.findByText('Written by Samwise, for this lobby alone.');
  const id = room.state.ownThemes[0]?.id ?? '';
  act(() => {
    room.act(sam.user, { type: 'removeTheme', ownTheme: id });
  });
  expect(await screen.findByRole('heading', { name: 'Choose a theme' })).toBeInTheDocument();
});

test('themes about the players are under ‘Or rate each other’', async () => {
  startChoosing();
  open(robin);
  expect(await screen.findByRole('heading', { name: 'Or rate each other' })).toBeInTheDocument();
  const about = screen.getByRole('list', { name: 'Themes about the players' });
  expect(within(about).getAllByRole('button').length).toBeGreaterThan(0);
});

test('on phones End Game is in the header’s menu, away from the themes, and asks first', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { matches: media === '(width < 700px)', media }) as MediaQueryList, // all that is read of it
  );
  startChoosing();
  const { user } = open(robin);
  await screen.findByRole('heading', { name: 'Choose a theme' });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const menu = within(screen.getByRole('dialog', { name: 'Game settings', hidden: true }));
  await user.click(menu.getByRole('button', { name: 'End Game', hidden: true }));
  expect(screen.getAllByRole('button', { name: 'End Game', hidden: true })).toHaveLength(1);
  expect(room.state.stage.phase).toBe('choosing');
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(room.state.stage.phase).toBe('finished'));
});

test('themes about the players show the faces of those who sit here; a picture that never comes leaves the initial', async () => {
  startChoosing();
  open(robin);
  const about = await screen.findByRole('list', { name: 'Themes about the players' });
  const [first] = within(about).getAllByRole('button');
  expect(first?.querySelectorAll('img')).toHaveLength(Math.min(4, room.state.seats.length));
  const [card] = within(screen.getByRole('list', { name: 'Themes' })).getAllByRole('button');
  const picture = card?.querySelector('img');
  if (!card || !picture) throw new Error('The theme has no pictures.');
  const pictures = card.querySelectorAll('img').length;
  fireEvent.error(picture);
  expect(card.querySelectorAll('img')).toHaveLength(pictures - 1);
});
