import { defaultTimings } from '@tallyho/game/limits';
import type { Guess } from '@tallyho/game/minigames/guess';
import { guessQuestionOf, type MiniGameType, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { chosenGuess } from '@tallyho/game/room/clock/guess-time';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendAnswer, startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { sampleTheme } from '../../features/test-mode/sample-theme.ts';
import GamePage from './GamePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/choose/Play.tsx';
import '../../minigames/choose/Results.tsx';
import '../../minigames/slider/Play.tsx';
import '../../minigames/slider-lobby/Play.tsx';
import '../../minigames/tier-list/Play.tsx';
import '../../minigames/tier-list/Results.tsx';
import '../../minigames/whose-is-it/Play.tsx';
import '../../minigames/whose-is-it/Results.tsx';
import { matchMedia } from '../../../test/match-media.ts';

const { guessTime } = defaultTimings;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a room in which a round of this mini-game runs. The round waits for guesses. */
function playing(type: MiniGameType, rules: Partial<RoomRules> = {}): ScriptedRoom {
  const theme = sampleTheme(type);
  const room = new ScriptedRoom({ owner: robin, themes: [theme], rules, timings: { guessTime } }).join(
    kim,
    sam,
  );
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'themeChosen', gameId, theme: theme.name });
  return room;
}

const roundIn = ({ state: { stage } }: ScriptedRoom) => {
  if (stage.phase !== 'playing') throw new Error(stage.phase);
  return stage.round;
};

const send = (room: ScriptedRoom, ...people: Person[]) => {
  for (const { user } of people)
    sendAnswer(
      room,
      user,
      sampleAnswer(roundIn(room).board, () => 0),
    );
};

/** Returns a room in which all three have sent the first possible answer, and then their guesses. */
function guessed(type: MiniGameType, guesses: readonly (readonly [Person, Guess])[]): ScriptedRoom {
  const room = playing(type);
  send(room, kim, sam, robin);
  const { stage } = room.state;
  const gameId = stage.phase === 'playing' ? stage.game.id : '';
  const round = { gameId, theme: sampleTheme(type).name, game: 0 };
  for (const [{ user }, guess] of guesses) room.act(user, { type: 'setGuess', ...round, guess });
  return room;
}

/** All have taken the left side. */
const guessedSides = (): ScriptedRoom =>
  guessed('Choose', [
    [kim, { kind: 'count', count: 3 }],
    [sam, { kind: 'count', count: 1 }],
    [robin, { kind: 'count', count: 2 }],
  ]);

/** All have put all items into the first tier. */
const guessedTiers = (): ScriptedRoom =>
  guessed('TierList', [
    [kim, { kind: 'ends', first: 'taco', last: 'pizza' }],
    [sam, { kind: 'ends', first: 'ramen', last: 'taco' }],
    [robin, { kind: 'ends', first: 'pizza', last: 'taco' }],
  ]);

const guessedIds = (room: ScriptedRoom): string[] => {
  const question = guessQuestionOf(roundIn(room).board);
  return question && 'options' in question ? question.options.map(({ id }) => id) : [];
};

const entryOf = (room: ScriptedRoom, { user }: Person) =>
  roundIn(room).guesses.find((other) => other.user === user)?.entry;

const guessOf = (room: ScriptedRoom, person: Person) =>
  chosenGuess(entryOf(room, person)) ?? entryOf(room, person)?.state;

/** Returns the words of a line for screen readers, without its pictures. */
function wordsIn(line: HTMLElement): string {
  const words = line.cloneNode(true) as HTMLElement;
  for (const picture of words.querySelectorAll('[aria-hidden="true"]')) picture.remove();
  return words.textContent;
}

function open(room: ScriptedRoom, you: Person) {
  const page = renderWithRoom(<GamePage />, { room, you, path: '/game' });
  return { ...page, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

describe('the waiting screen', () => {
  test('asks how many will take a side, saves one press, and says so when the room has it', async () => {
    const room = playing('Choose');
    send(room, robin);
    const { user } = open(room, robin);
    const card = within(
      await screen.findByRole('region', { name: /^How many of you three will choose .*\?$/ }),
    );
    expect(card.getByText('You are one of them, so 1 at least.')).toBeInTheDocument();
    // The own answer takes the first side, so a count of 0 is not possible.
    expect(card.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1', '2', '3']);
    expect(screen.getByText('Waiting for other players...')).toBeInTheDocument();
    await user.click(card.getByRole('radio', { name: '2' }));
    await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('Your guess: 2, saved.'));
    expect(guessOf(room, robin)).toEqual({ kind: 'count', count: 2 });
    expect(screen.getByText('Waiting for other players...')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'count', count: 3 }));
    await user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    expect(screen.getByRole('region', { name: 'Guess locked' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '3' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Change guess' }));
    expect(screen.getByRole('radio', { name: '3' })).toHaveFocus();
  });

  test('the bar and the own mark say that the guess is missing until it is locked, with the sign of a sent answer', async () => {
    const room = playing('Choose');
    send(room, robin, kim);
    const { user } = open(room, robin);
    const lock = await screen.findByRole('button', { name: 'Choose a number' });
    expect(lock).toBeDisabled();
    const waiting = screen.getByText('Waiting for other players...').parentElement;
    expect(waiting).not.toHaveTextContent(sam.username);
    const own = screen.getByRole('button', { name: /^You ?Still to guess/ });
    const signOf = (player: HTMLElement) => player.querySelector('[title] > svg')?.innerHTML;
    const other = screen.getByRole('button', { name: new RegExp(`^${kim.username} ?Sent`) });
    // The answer is in: the same sign as that of others.
    const tick = signOf(other);
    await user.click(screen.getByRole('radio', { name: '2' }));
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'count', count: 2 }));
    expect(lock).toHaveAccessibleName('Lock my guess');
    // The card of the guess announces what is saved.
    expect(screen.getByText('Lock it before the others finish.').closest('[role="status"]')).toBeNull();
    expect(signOf(own)).toEqual(tick);
    expect(own).toHaveAccessibleName(/^You ?Still to guess/);
    await user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    expect(lock).not.toBeInTheDocument();
    expect(waiting).toHaveTextContent(sam.username);
    expect(own).toHaveAccessibleName(/^You ?Sent/);
  });

  test('asks for the average, takes the end of a drag as the guess, and locks it with a button', async () => {
    const room = playing('Slider');
    send(room, robin);
    const { user } = open(room, robin);
    const slider = await screen.findByRole('slider', { name: 'Where does the whole group land?' });
    expect(slider).toHaveAttribute('aria-valuetext', 'No guess yet');
    expect(screen.getByRole('button', { name: 'Lock my guess' })).toBeDisabled();
    // The button says it.
    expect(screen.queryByText(/^Choose/)).toBeNull();
    expect(screen.getByText('Waiting for other players...')).toBeInTheDocument();
    fireEvent.input(slider, { target: { value: '6' } });
    fireEvent.input(slider, { target: { value: '7.5' } });
    expect(guessOf(room, robin)).toBe('open');
    const card = within(screen.getByRole('region', { name: 'Where does the whole group land?' }));
    expect(card.getByRole('status')).toBeEmptyDOMElement();
    expect(card.getByText('The average of all 3 answers')).toBeVisible();
    act(() => void slider.dispatchEvent(new Event('change')));
    // It counts without the lock, too.
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'value', value: 7.5 }));
    expect(slider).toHaveAttribute('aria-valuetext', '7.5, Good');
    await waitFor(() => expect(card.getByRole('status')).toHaveTextContent(/^Your guess: 7.5, saved\.$/));
    expect(screen.getByRole('button', { name: /^You ?Still to guess/ })).toBeInTheDocument();
    const waiting = screen.getByText('Waiting for other players...').parentElement;
    expect(waiting).not.toHaveTextContent(kim.username);
    await user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    expect(screen.getByRole('region', { name: 'Guess locked' })).toBeInTheDocument();
    expect(slider).toBeDisabled();
    expect(waiting).toHaveTextContent(kim.username);
    expect(screen.getByRole('button', { name: /^You ?Sent/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change guess' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Change guess' }));
    expect(slider).toBeEnabled();
    expect(slider).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Lock my guess' })).toBeEnabled();
    expect(guessOf(room, robin)).toEqual({ kind: 'value', value: 7.5 });
  });

  test('a drag of the needle is one guess, which is sent when it ends, unless the browser takes it over', async () => {
    const room = playing('Slider');
    send(room, robin);
    open(room, robin);
    const slider = await screen.findByRole('slider', { name: 'Where does the whole group land?' });
    const dial = slider.parentElement;
    if (!dial) throw new Error('The slider has no dial');
    dial.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
    fireEvent.pointerDown(dial, { ...finger, clientX: 100, clientY: 20 });
    fireEvent.pointerMove(dial, { ...finger, clientX: 20, clientY: 20 });
    expect(slider).toHaveAttribute('aria-valuetext', '2, Below average');
    fireEvent.pointerCancel(dial, finger);
    expect(slider).toHaveAttribute('aria-valuetext', 'No guess yet');
    fireEvent.pointerDown(dial, { ...finger, clientX: 100, clientY: 20 });
    fireEvent.pointerMove(dial, { ...finger, clientX: 20, clientY: 20 });
    expect(guessOf(room, robin)).toBe('open');
    fireEvent.pointerUp(dial, { ...finger, clientX: 180, clientY: 20 });
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'value', value: 8 }));
  });

  test('the room does not wait for a locked place on a slider, which is still locked after a reload; a refused lock is open again', async () => {
    const room = playing('Slider');
    send(room, robin);
    const first = open(room, robin);
    const slider = await screen.findByRole('slider', { name: 'Where does the whole group land?' });
    act(() => void slider.dispatchEvent(new Event('change')));
    await waitFor(() => expect(guessOf(room, robin)).toMatchObject({ kind: 'value' }));
    expect(entryOf(room, robin)?.state).toBe('open');
    room.refuseNext('setGuess', 'rateLimited');
    await first.user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    expect(await screen.findByText('That was a bit fast. Try again in a moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lock my guess' })).toBeDisabled();
    expect(slider).toBeEnabled();
    act(() => void slider.dispatchEvent(new Event('change')));
    await first.user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    await waitFor(() => expect(entryOf(room, robin)?.state).toBe('given'));
    first.unmount();
    open(room, robin);
    expect(await screen.findByRole('region', { name: 'Guess locked' })).toBeInTheDocument();
    expect(screen.getByRole('slider')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Lock my guess' })).toBeNull();
  });

  test('a guess that is not locked is open again after a reload, with what was chosen', async () => {
    const room = playing('SliderLobby');
    send(room, robin);
    const first = open(room, robin);
    await first.user.click(await screen.findByRole('radio', { name: kim.username }));
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'pick', id: kim.user }));
    first.unmount();
    open(room, robin);
    expect(await screen.findByRole('radio', { name: kim.username })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Lock my guess' })).toBeEnabled();
  });

  test('keeps what the round asked with the guess, and names who says a line while thinking only when the guess is locked', async () => {
    const room = playing('Slider');
    send(room, robin, kim);
    const { user } = open(room, robin);
    await screen.findByRole('slider', { name: 'Where does the whole group land?' });
    const [round] = sampleTheme('Slider').games;
    if (!round) throw new Error('The sample has no round');
    expect(
      screen.getByRole('heading', { name: 'Where does the whole group land?', level: 1 }),
    ).toBeInTheDocument();
    expect(screen.getByText('Your answer is in.')).toBeInTheDocument();
    // The guess leads, below it stands what was asked.
    const asked = screen.getByText(round.description);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(asked.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByText('is thinking')).toBeNull();
    act(() => void screen.getByRole('slider').dispatchEvent(new Event('change')));
    expect(screen.queryByText('is thinking')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    await screen.findByText('is thinking');
    expect(screen.getByText('is thinking').parentElement).toHaveTextContent(`${sam.username} is thinking:`);
  });

  test('asks for the first and the last item, and stores the first press already', async () => {
    const room = playing('TierList');
    send(room, robin);
    const { user } = open(room, robin);
    const asked = 'What will come first, and what last?';
    const tiles = within(await screen.findByRole('group', { name: asked })).getAllByRole('button');
    const [one, other, third] = tiles as [HTMLElement, HTMLElement, HTMLElement];
    const ids = guessedIds(room);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Guess the group');
    expect(screen.getByText('Press the group’s first.')).toBeInTheDocument();
    expect(screen.getByText('Which one does your group put first, and which last?')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose first and last' })).toBeDisabled();
    await user.click(one);
    expect(screen.getByText('Now press the group’s last.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose 1 more' })).toBeDisabled();
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'ends', first: ids[0], last: null }));
    await user.click(other);
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'ends', first: ids[0], last: ids[1] }));
    expect(one).toHaveAccessibleName(/, first$/);
    expect(other).toHaveAccessibleName(/, last$/);
    // A press takes one back, and a press on its place asks for it again.
    await user.click(one);
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'ends', first: null, last: ids[1] }));
    await user.click(third);
    await user.click(screen.getByRole('button', { name: /^Last \(.+\): / }));
    // The same item cannot be both.
    await user.click(third);
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'ends', first: null, last: ids[2] }));
    await user.click(one);
    await user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    expect(screen.getByRole('region', { name: 'Guess locked' })).toHaveTextContent('Locked in.');
    expect(screen.queryByRole('group', { name: asked })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change guess' }));
    expect(screen.getByRole('button', { name: /, first$/ })).toHaveFocus();
  });

  test('the line of the sent answer says for whom the round waits while the guess is open', async () => {
    const room = playing('TierList');
    send(room, robin);
    const { user } = open(room, robin);
    const line = (await screen.findByText('Your answer is in.')).parentElement;
    expect(line).toHaveTextContent('Waiting for kimchi and Samwise.');
    act(() => send(room, kim));
    expect(line).toHaveTextContent('Waiting for Samwise.');
    const tiles = within(screen.getByRole('group', { name: 'What will come first, and what last?' }));
    const [one, other] = tiles.getAllByRole('button') as [HTMLElement, HTMLElement];
    await user.click(one);
    await user.click(other);
    await user.click(screen.getByRole('button', { name: 'Lock my guess' }));
    expect(line).not.toHaveTextContent('Waiting for');
  });

  test('an empty place says what to do only while it is asked for', async () => {
    const room = playing('TierList');
    send(room, robin);
    const { user } = open(room, robin);
    const first = await screen.findByRole('button', { name: /^First \(.+\): nothing yet$/ });
    const last = screen.getByRole('button', { name: /^Last \(.+\): nothing yet$/ });
    const drawnIn = (place: HTMLElement) =>
      place.querySelector('[data-text]')?.getAttribute('data-text') ?? null;
    expect([first, last].map(drawnIn)).toEqual(['Press one below', null]);
    await user.click(last);
    expect([first, last].map(drawnIn)).toEqual([null, 'Press one below']);
  });

  test('an only end that is taken back is asked for again', async () => {
    const room = playing('TierList');
    send(room, robin);
    const { user } = open(room, robin);
    const tiles = await screen.findByRole('group', { name: 'What will come first, and what last?' });
    const tile = within(tiles).getAllByRole('button')[0] as HTMLElement;
    await user.click(tile);
    await user.click(tile);
    expect(tile).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Press the group’s first.')).toBeInTheDocument();
  });

  test('asks which player comes out on top', async () => {
    const room = playing('SliderLobby');
    send(room, robin);
    const { user } = open(room, robin);
    const card = within(
      await screen.findByRole('region', { name: 'Who will be closest to “First at the table”?' }),
    );
    await user.click(card.getByRole('radio', { name: /kim/i }));
    await waitFor(() => expect(guessOf(room, robin)).toEqual({ kind: 'pick', id: kim.user }));
  });

  test('shows a stored guess again after a reload', async () => {
    const room = playing('Choose');
    send(room, robin);
    const round = { gameId: 'x', theme: sampleTheme('Choose').name, game: 0 };
    const { stage } = room.state;
    const gameId = stage.phase === 'playing' ? stage.game.id : round.gameId;
    room.act(robin.user, { type: 'setGuess', ...round, gameId, guess: { kind: 'count', count: 1 } });
    open(room, robin);
    const card = within(await screen.findByRole('region', { name: 'Guess locked' }));
    expect(card.getByRole('radio', { name: '1' })).toBeChecked();
    expect(card.getByRole('status')).toHaveTextContent('Your guess: 1, saved.');
  });

  test('asks nothing before the own answer is sent', async () => {
    const room = playing('Choose');
    send(room, kim);
    open(room, robin);
    await screen.findByRole('button', { name: 'Confirm' });
    expect(screen.queryByRole('region', { name: /^How many/ })).not.toBeInTheDocument();
  });

  test('says why a guess was refused', async () => {
    const room = playing('Choose');
    send(room, robin);
    const { user } = open(room, robin);
    room.refuseNext('setGuess', 'rateLimited');
    await user.click(await screen.findByRole('radio', { name: '2' }));
    expect(await screen.findByText('That was a bit fast. Try again in a moment.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '2' })).not.toBeChecked();
  });
});

describe('after the last answer', () => {
  test('the time that is left is shown instead of the answer timer, and all can skip it', async () => {
    const room = playing('Choose', { answerTimer: { mode: 'hard', seconds: 60 } });
    send(room, kim, sam);
    const { user } = open(room, robin);
    await screen.findByRole('button', { name: 'Confirm' });
    act(() => send(room, robin));
    expect(await screen.findByRole('timer', { name: '10 seconds left to guess' })).toBeInTheDocument();
    expect(screen.queryByRole('timer', { name: /to answer/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByText('Skipped. You can still guess.')).toBeInTheDocument();
    expect(guessOf(room, robin)).toBe('skipped');
    expect(screen.queryByText(/^Choose/)).toBeNull();
    expect(screen.getByRole('button', { name: /^You ?Sent/ })).toBeInTheDocument();
    const { stage } = room.state;
    const round = {
      gameId: stage.phase === 'playing' ? stage.game.id : '',
      theme: sampleTheme('Choose').name,
    };
    for (const { user: other } of [kim, sam])
      act(() => room.act(other, { type: 'setGuess', ...round, game: 0, guess: null }));
    expect(await screen.findByText('Round Over')).toBeInTheDocument();
  });

  test('rounds whose answers are guesses have the same moment, with how many were right', async () => {
    const room = playing('WhoseIsIt');
    const texts = new Map([kim, sam, robin].map(({ user }) => [user, `Written by ${user}`]));
    for (const [user, text] of texts) sendAnswer(room, user, { text, authors: [] });
    const { board } = roundIn(room);
    if (board.type !== 'WhoseIsIt') throw new Error(board.type);
    // Kim is right about both others, the others name kim everywhere.
    for (const [user, text] of texts) {
      const others = (board.texts ?? []).filter((written) => written.text !== text);
      const authorOf = (written: string) => [...texts].find(([, own]) => own === written)?.[0] ?? '';
      const authors = others.map((written) => ({
        text: written.id,
        player: user === kim.user ? authorOf(written.text) : kim.user,
      }));
      sendAnswer(room, user, { text, authors });
    }
    open(room, robin);
    await screen.findByText('Round Over');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    // The lines name all three, so that nothing is left for a list below them.
    const lines = within(screen.getByRole('list', { name: 'Who guessed what' })).getAllByRole('listitem');
    expect(lines.map(wordsIn)).toEqual([
      'You guessed 1 of 2 right.+50 points',
      `${kim.username} guessed 2 of 2 right.+100 points`,
      `${sam.username} guessed 1 of 2 right.+50 points`,
    ]);
    expect(screen.queryByRole('region', { name: 'Guesses' })).toBeNull();
  });

  test('on a phone a round without awards has the own guess below two sides, and the others folded', async () => {
    matchMedia((media) => media === '(width < 700px)');
    const room = guessedSides();
    open(room, robin);
    await screen.findByText('Round Over');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const lines = within(screen.getByRole('list', { name: 'Who guessed what' })).getAllByRole('listitem');
    expect(lines.map(wordsIn)).toEqual([expect.stringMatching(/^You guessed 2 of 3 for/)]);
    expect(screen.getByText('More guesses').closest('details')).toHaveTextContent(kim.username);
    expect(screen.queryByRole('region', { name: 'Guesses' })).toBeNull();
    // In one place, directly below the heading of the points.
    expect(screen.getByText('Closer guesses give more points.').previousElementSibling).toHaveTextContent(
      'Points this round',
    );
  });

  test('of the first and last item only the own guess stands there, with the places and points of both, beside the list of all', async () => {
    open(guessedTiers(), robin);
    await screen.findByText('Round Over');
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    const list = screen.getByRole('list', { name: 'Who guessed what' });
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map(wordsIn)).toEqual([
      'Your guess: Pizza first (right, +50), Taco last (right, +50).+100 points',
    ]);
    const all = screen.getByText('All guesses').closest('details');
    for (const name of ['You', kim.username, sam.username]) expect(all).toHaveTextContent(name);
    expect(screen.queryByRole('region', { name: 'Guesses' })).toBeNull();
  });

  test('on a phone only the own guess of the first and last item stands there, and a card further down has all', async () => {
    matchMedia((media) => media === '(width < 700px)');
    open(guessedTiers(), robin);
    await screen.findByText('Round Over');
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    const lines = within(screen.getByRole('list', { name: 'Who guessed what' })).getAllByRole('listitem');
    expect(lines).toHaveLength(1);
    expect(screen.queryByText('All guesses')).toBeNull();
    const card = screen.getByText('Closer guesses give more points.').closest('article');
    for (const name of ['You', kim.username, sam.username])
      expect(card).toHaveTextContent(new RegExp(`${name}.* guessed `));
    // Said once: there is no other list, and there are no tally marks.
    expect(screen.queryByRole('region', { name: 'Guesses' })).toBeNull();
    expect(screen.queryByText('One mark is 20 points.')).toBeNull();
  });

  test('the results have a moment for who knew the group, with the points of each guess', async () => {
    const room = guessedSides();
    open(room, robin);
    await screen.findByText('Round Over');
    const results = room.state.stage;
    if (results.phase !== 'results' || !results.show) throw new Error(results.phase);
    const { startsAt, lengths } = results.show;
    const staged = startsAt + lengths.slice(0, -2).reduce((sum, length) => sum + length, 0);
    await act(() => vi.advanceTimersByTimeAsync(staged - Date.now() + 1));
    const guesses = within(screen.getByRole('region', { name: 'Guesses' }));
    expect(guesses.getByRole('heading', { name: `${kim.username} guessed right` })).toBeInTheDocument();
    expect(guesses.getByText(/^All 3 chose “.+”\.$/)).toBeInTheDocument();
    const lines = guesses.getAllByRole('listitem');
    expect(lines.map(wordsIn)).toEqual([
      `${kim.username} guessed Closest 3 100 points`,
      'You guessed 2 33 points',
      `${sam.username} guessed 1 0 points`,
    ]);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole('region', { name: 'Points' })).toHaveTextContent(/\+100/);
  });
});
