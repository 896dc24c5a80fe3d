import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyPreferences } from '../entities/preferences/preferences.ts';
import { kim } from '../entities/room/testing/people.ts';
import { play } from './testing/play.tsx';

const tierList: Board = {
  type: 'TierList',
  tiers: [
    { name: 'S', color: 'red' },
    { name: 'A', color: 'green' },
  ],
  items: [
    { id: 'pizza', url: '/images/pizza.png', alt: 'Pizza' },
    { id: 'soup', url: '/images/soup.png', alt: 'Soup' },
  ],
  seMode: false,
};
const ranking: Board = {
  type: 'RankThem',
  items: ['Window', 'Middle', 'Aisle'].map((alt) => ({ id: alt, url: null, alt })),
};
const takes: Board = {
  type: 'HotTakes',
  takes: [
    { kind: 'statement', id: 'take-1', text: 'Soup is a drink' },
    { kind: 'pair', id: 'take-2', left: 'tea', right: 'coffee' },
    { kind: 'statement', id: 'take-3', text: 'Naps are a sport' },
  ],
  items: ['Tea', 'Coffee'].map((alt) => ({ id: alt.toLowerCase(), url: null, alt })),
};
const slider: Board = {
  type: 'Slider',
  points: [
    { name: 'Bad', color: 'red' },
    { name: 'Fine', color: 'yellow' },
    { name: 'Great', color: 'green' },
  ],
};
const choose: Board = {
  type: 'Choose',
  left: { header: 'Cats', description: 'They purr', color: 'black' },
  right: { header: 'Dogs', description: '', color: 'white' },
};

test('TierList: selects the next picture, and a press on a tier places it there', async () => {
  const { answers, user } = play(tierList);
  await user.click(await screen.findByRole('button', { name: 'Put Pizza in tier S' }));
  expect(screen.getByRole('button', { name: 'Pizza, in tier S' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put Soup in tier A' }));
  expect(answers.at(-1)).toEqual({
    tiers: [
      { name: 'S', items: ['pizza'] },
      { name: 'A', items: ['soup'] },
    ],
  });
  expect(screen.getByText('Soup in tier A. 2 of 2 placed.')).toBeInTheDocument();
});

test('TierList: a placed picture can be pressed and moved, or taken back', async () => {
  const { answers, user } = play(tierList);
  await user.click(await screen.findByRole('button', { name: 'Put Pizza in tier S' }));
  await user.click(screen.getByRole('button', { name: 'Pizza, in tier S' }));
  await user.click(screen.getByRole('button', { name: 'Put Pizza in tier A' }));
  expect(screen.getByRole('button', { name: 'Pizza, in tier A' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pizza, in tier A' }));
  await user.click(screen.getByRole('button', { name: 'Take out of A' }));
  expect(answers.at(-1)).toEqual({
    tiers: [
      { name: 'S', items: [] },
      { name: 'A', items: [] },
    ],
  });
});

test('TierList: a number key puts the focused picture into that tier and the focus moves on', async () => {
  const { user } = play(tierList);
  (await screen.findByRole('button', { name: 'Pizza, not placed' })).focus();
  await user.keyboard('2');
  expect(screen.getByRole('button', { name: 'Pizza, in tier A' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Soup, not placed' })).toHaveFocus();
  await user.keyboard('1');
  expect(screen.getByRole('button', { name: 'Soup, in tier S' })).toBeInTheDocument();
});

test('TierList: shows everything but moves nothing while locked', async () => {
  const answer = {
    tiers: [
      { name: 'S', items: ['pizza'] },
      { name: 'A', items: ['soup'] },
    ],
  };
  const { answers, user } = play(tierList, { answer, disabled: true });
  (await screen.findByRole('button', { name: 'Pizza, in tier S' })).focus();
  await user.keyboard('2');
  expect(answers).toEqual([]);
  expect(screen.queryByRole('button', { name: /Put/ })).toBeNull();
});

test('TierList: says so if the game has no pictures', async () => {
  play({ ...tierList, items: [] });
  expect(await screen.findByText('This game has no pictures. Confirm to go on.')).toBeInTheDocument();
});

test('TierList: shows an error text if there are no tiers', async () => {
  play({ ...tierList, tiers: [] });
  expect(await screen.findByText('Error: No tiers defined for this tier list.')).toBeInTheDocument();
});

test('RankThem: the best place comes first; a press puts the next card there, and each change is an answer', async () => {
  const { answers, user } = play(ranking);
  expect(await screen.findByRole('region', { name: 'The row, best to worst' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put Window here: 1st' }));
  await user.click(screen.getByRole('button', { name: 'Put Middle here: 3rd' }));
  await user.click(screen.getByRole('button', { name: 'Put Aisle here: 2nd' }));
  expect(answers).toEqual([
    { ranking: ['Window'] },
    { ranking: ['Window', null, 'Middle'] },
    { ranking: ['Window', 'Aisle', 'Middle'] },
  ]);
  expect(screen.getByText('Aisle at 2nd. 3 of 3 placed.')).toBeInTheDocument();
});

test('RankThem: a number key puts the focused card at that place, counted from the best', async () => {
  const { answers, user } = play(ranking);
  (await screen.findByRole('button', { name: 'Window, not placed' })).focus();
  await user.keyboard('2');
  expect(screen.getByRole('button', { name: 'Middle, not placed' })).toHaveFocus();
  await user.keyboard('2{ArrowLeft}');
  expect(answers.at(-1)).toEqual({ ranking: [null, 'Middle', 'Window'] });
  await user.keyboard('{Delete}');
  expect(answers.at(-1)).toEqual({ ranking: [null, 'Middle'] });
});

test('RankThem: a placed card moves by one place', async () => {
  const { answers, user } = play(ranking, { answer: { ranking: ['Window', 'Middle', 'Aisle'] } });
  await user.click(await screen.findByRole('button', { name: 'Middle, 2nd' }));
  await user.click(screen.getByRole('button', { name: 'Move to 1st' }));
  expect(answers.at(-1)).toEqual({ ranking: ['Middle', 'Window', 'Aisle'] });
  expect(screen.getByRole('button', { name: 'No further place' })).toHaveAttribute('aria-disabled', 'true');
});

test('RankThem: shows everything but moves nothing while locked', async () => {
  const { answers, user } = play(ranking, {
    answer: { ranking: ['Window', 'Middle', 'Aisle'] },
    disabled: true,
  });
  (await screen.findByRole('button', { name: 'Window, 1st' })).focus();
  await user.keyboard('3');
  expect(answers).toEqual([]);
});

test('RankThem: says so if the game has no pictures', async () => {
  play({ ...ranking, items: [] });
  expect(await screen.findByText('This game has no pictures. Confirm to go on.')).toBeInTheDocument();
});

/** Renders hot takes with a clock that only `pass` moves, and presses Start. */
async function startTakes(answer: Answer | null = null) {
  const played = play(takes, { answer });
  const start = await screen.findByRole('button', { name: answer ? 'Go on' : 'Start' });
  vi.useFakeTimers();
  fireEvent.click(start);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** Presses a side as soon as the take has been there long enough. */
  const press = async (name: string) => {
    await pass(300);
    fireEvent.click(screen.getByRole('button', { name }));
  };
  return { ...played, pass, press };
}
afterEach(() => vi.useRealTimers());

test('HotTakes: each press is an answer at once and shows the next take; at the end are all picks', async () => {
  const { answers, press } = await startTakes();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3: Soup is a drink');
  await press('Agree');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3: Tea or Coffee');
  await press('Coffee');
  await press('Disagree');
  expect(answers).toEqual([
    { picks: ['left'] },
    { picks: ['left', 'right'] },
    { picks: ['left', 'right', 'right'] },
  ]);
  expect(screen.getByRole('list', { name: 'Your takes' })).toHaveTextContent(
    'Soup is a drinkAgreeTea or CoffeeCoffeeNaps are a sportDisagree',
  );
});

test('HotTakes: a take that is not answered in five seconds is left open, and the next one begins', async () => {
  const { answers, pass, press } = await startTakes();
  await pass(4_900);
  expect(answers).toEqual([]);
  await pass(200);
  expect(answers).toEqual([{ picks: [null] }]);
  expect(screen.getByRole('timer')).toHaveAccessibleName('Next take in 5 seconds');
  await press('Tea');
  await pass(5_100);
  expect(answers.at(-1)).toEqual({ picks: [null, 'left', null] });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('HotTakes: a second press within a moment does not answer the next take', async () => {
  const { answers, press, pass } = await startTakes();
  await press('Agree');
  fireEvent.click(screen.getByRole('button', { name: 'Tea' }));
  expect(answers).toEqual([{ picks: ['left'] }]);
  await pass(300);
  fireEvent.click(screen.getByRole('button', { name: 'Tea' }));
  expect(answers.at(-1)).toEqual({ picks: ['left', 'left'] });
});

test('HotTakes: the keys 1 and 2 choose, and without a clock nothing is left open', async () => {
  const { answers } = play(takes);
  const start = await screen.findByRole('button', { name: 'Start without a clock' });
  vi.useFakeTimers();
  fireEvent.click(start);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(answers).toEqual([]);
  fireEvent.keyDown(document.body, { key: '2' });
  await act(() => vi.advanceTimersByTimeAsync(300));
  fireEvent.keyDown(document.body, { key: '1' });
  expect(answers.at(-1)).toEqual({ picks: ['right', 'left'] });
});

test('HotTakes: a page that is hidden stops the run, which goes on with the same take', async () => {
  const { answers, pass } = await startTakes({ picks: ['left'] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await pass(60_000);
  expect(answers).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Take 2 of 3 is next' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await pass(5_100);
  expect(answers).toEqual([{ picks: ['left', null] }]);
});

test('HotTakes: a pause of the game stops the run, and no take is left open meanwhile', async () => {
  const { answers, pass, pause } = await startTakes();
  pause(true);
  await pass(60_000);
  expect(answers).toEqual([]);
  expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled();
  pause(false);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await pass(5_100);
  expect(answers).toEqual([{ picks: [null] }]);
});

test('HotTakes: who left every take open can begin again, because there is nothing to send', async () => {
  const { answers, user } = play(takes, { answer: { picks: [null, null, null] } });
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(answers).toEqual([{ picks: [] }]);
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('HotTakes: while locked it shows the picks and no take can be answered', async () => {
  play(takes, { answer: { picks: ['left', null, 'right'] }, disabled: true });
  expect(await screen.findByRole('list', { name: 'Your takes' })).toHaveTextContent('Tea or CoffeeLeft open');
  expect(screen.queryByRole('button')).toBeNull();
});

const prompt: Board = {
  type: 'WriteAndRate',
  prompt: 'Worst thing to hear from {player} at 3 a.m.',
  named: [{ user: 'kim', username: 'Kim', avatar: 2 }],
  texts: null,
};
const texts: Board = {
  ...prompt,
  texts: [
    { id: 'text-1', text: 'I am outside' },
    { id: 'text-2', text: 'What the fuck is that' },
  ],
};

test('WriteAndRate: the prompt with its names is the label of the input; a text is one line of at most 80 characters', async () => {
  const { answers, user } = play(prompt);
  const input = await screen.findByRole('textbox', { name: 'Worst thing to hear from Kim at 3 a.m.' });
  expect(input).toHaveAttribute('dir', 'auto');
  await user.type(input, 'It is me{Enter}again');
  expect(answers.at(-1)).toEqual({ text: 'It is me again', marks: [] });
  await user.clear(input);
  await user.paste('👩‍🚀'.repeat(90));
  expect(answers.at(-1)).toEqual({ text: '👩‍🚀'.repeat(80), marks: [] });
  expect(screen.getByText('80 of 80')).toBeInTheDocument();
});

test('WriteAndRate: a player may write nothing, and may change that', async () => {
  const { answers, user } = play(prompt);
  const nothing = await screen.findByRole('button', { name: 'Nothing comes to mind' });
  await user.click(nothing);
  expect(answers.at(-1)).toEqual({ text: null, marks: [] });
  expect(nothing).toHaveAttribute('aria-pressed', 'true');
  await user.type(screen.getByRole('textbox'), 'Oh');
  expect(nothing).toHaveAttribute('aria-pressed', 'false');
});

test('WriteAndRate: the texts of the others have marks by press, arrow and digit; the own one has none', async () => {
  const { answers, user } = play(texts, { answer: { text: 'i am OUTSIDE', marks: [] } });
  const masked = 'What the **** is that';
  const group = await screen.findByRole('group', { name: masked });
  expect(screen.getAllByRole('group')).toEqual([group]);
  expect(screen.getByText('This one is yours. The others rate it.')).toBeInTheDocument();
  await user.click(within(group).getByRole('radio', { name: '2 of 5' }));
  expect(answers.at(-1)).toEqual({ text: 'i am OUTSIDE', marks: [{ text: 'text-2', value: 2 }] });
  await user.keyboard('{ArrowRight}');
  expect(answers.at(-1)).toMatchObject({ marks: [{ value: 3 }] });
  await user.keyboard('5');
  expect(answers.at(-1)).toMatchObject({ marks: [{ value: 5 }] });
});

test('WriteAndRate: a text can be skipped, and rated after all', async () => {
  const { answers, user } = play(texts, { answer: { text: 'i am OUTSIDE', marks: [] } });
  const skip = await screen.findByRole('button', { name: 'Skip' });
  await user.click(skip);
  expect(answers.at(-1)).toEqual({ text: 'i am OUTSIDE', marks: [], skipped: ['text-2'] });
  expect(skip).toHaveAttribute('aria-pressed', 'true');
  await user.click(skip);
  expect(answers.at(-1)).toEqual({ text: 'i am OUTSIDE', marks: [] });
  await user.click(skip);
  await user.click(screen.getByRole('radio', { name: '2 of 5' }));
  expect(answers.at(-1)).toEqual({ text: 'i am OUTSIDE', marks: [{ text: 'text-2', value: 2 }] });
});

test('WriteAndRate: words of the chat filter are shown to viewers who want to see them', async () => {
  play(texts);
  await screen.findByText('What the **** is that');
  act(() => applyPreferences({ showNSFW: true }));
  expect(screen.getByText('What the fuck is that')).toBeInTheDocument();
  act(() => applyPreferences({ showNSFW: false }));
});

const person = (user: string, username: string, avatar: number) => ({ user, username, avatar });
const whose: Board = {
  type: 'WhoseIsIt',
  prompt: 'A food that you pretend to like',
  texts: null,
  people: [],
};
const unsigned: Board = {
  ...whose,
  texts: [
    { id: 'text-1', text: 'Olives' },
    { id: 'text-2', text: 'What the fuck is kale' },
    { id: 'text-3', text: 'بَ'.repeat(80) },
  ],
  people: [person('robin1', 'Robin', 1), person('kimmy2', 'Kim', 2), person('sammy3', 'Sam', 3)],
};

test('WhoseIsIt: the prompt is the label of the input, and a player may write nothing', async () => {
  const { answers, user } = play(whose);
  await user.type(await screen.findByRole('textbox', { name: 'A food that you pretend to like' }), 'Olives');
  expect(answers.at(-1)).toEqual({ text: 'Olives', authors: [] });
  await user.click(screen.getByRole('button', { name: 'Nothing comes to mind' }));
  expect(answers.at(-1)).toEqual({ text: null, authors: [] });
});

test('WhoseIsIt: each text of the others has the other authors by press, arrow and digit; the own one has none', async () => {
  const { answers, user } = play(unsigned, { answer: { text: 'olives', authors: [] }, you: 'robin1' });
  const group = await screen.findByRole('group', { name: 'What the **** is kale' });
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getByText('Yours. The others guess it.')).toBeInTheDocument();
  expect(within(group).queryByRole('radio', { name: 'Robin' })).toBeNull();
  await user.click(within(group).getByRole('radio', { name: 'Kim' }));
  expect(answers.at(-1)).toEqual({ text: 'olives', authors: [{ text: 'text-2', player: 'kimmy2' }] });
  await user.keyboard('{ArrowRight}');
  expect(answers.at(-1)).toMatchObject({ authors: [{ player: 'sammy3' }] });
  await user.keyboard('1');
  expect(answers.at(-1)).toMatchObject({ authors: [{ player: 'kimmy2' }] });
});

test('WhoseIsIt: a player can say not to know an author, by keyboard too, and name one after all', async () => {
  const { answers, user } = play(unsigned, { answer: { text: 'olives', authors: [] }, you: 'robin1' });
  const group = await screen.findByRole('group', { name: 'What the **** is kale' });
  const [skip] = screen.getAllByRole('button', { name: 'I don’t know' });
  if (!skip) throw new Error('No text can be skipped');
  expect(skip).toHaveAccessibleDescription('What the **** is kale');
  await user.click(within(group).getByRole('radio', { name: 'Kim' }));
  await user.tab();
  expect(skip).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(answers.at(-1)).toEqual({ text: 'olives', authors: [], skipped: ['text-2'] });
  expect(skip).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Enter}');
  expect(answers.at(-1)).toEqual({ text: 'olives', authors: [] });
  await user.keyboard('{Enter}');
  await user.click(within(group).getByRole('radio', { name: 'Sam' }));
  expect(answers.at(-1)).toEqual({ text: 'olives', authors: [{ text: 'text-2', player: 'sammy3' }] });
});

test('WhoseIsIt: a sent answer cannot be changed', async () => {
  play(unsigned, { answer: { text: null, authors: [] }, disabled: true });
  for (const group of await screen.findAllByRole('group')) expect(group).toBeDisabled();
  for (const skip of screen.getAllByRole('button', { name: 'I don’t know' })) expect(skip).toBeDisabled();
});

test('Slider: has no answer while untouched; a press on a point is an answer', async () => {
  const { answers, user } = play(slider);
  expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', 'Not rated yet');
  await user.click(screen.getByRole('button', { name: 'Great' }));
  expect(answers).toEqual([{ ratingValue: 10, sliderIndex: 2 }]);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '10, Great');
});

test('Slider: the hub says the name of the point and the number', async () => {
  const { user } = play(slider);
  const hub = (await screen.findByRole('slider')).closest('[data-touched]')?.querySelector('output');
  expect(hub).toHaveTextContent(/^Slide to rate$/);
  await user.click(screen.getByRole('button', { name: 'Great' }));
  expect(hub).toHaveTextContent(/^Great10$/);
});

test('Slider: the face of the player reacts to their value', async () => {
  const { user } = play(slider, { viewer: { ...kim, seat: 1 } });
  const thumb = await screen.findByRole('slider');
  const picture = () => thumb.closest('[data-touched]')?.querySelector('img');
  const face = () => picture()?.getAttribute('src');
  const shape = () => picture()?.parentElement?.querySelector('svg');
  expect(face()).toMatch(/#thinking$/);
  // Nothing is chosen yet: without the color and the shape of the player.
  expect(shape()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bad' }));
  expect(shape()).toBeInTheDocument();
  expect(face()).toMatch(/#wounded$/);
  await user.click(screen.getByRole('button', { name: 'Great' }));
  expect(face()).toMatch(/#delighted$/);
});

test('Slider: Enter on the untouched thumb sends its current value', async () => {
  const { answers, user } = play(slider);
  (await screen.findByRole('slider')).focus();
  await user.keyboard('{Enter}');
  expect(answers).toEqual([{ ratingValue: 5, sliderIndex: 1 }]);
});

/** Returns the dial of a slider: 200 wide, 100 high, with its hub at (100, 100). */
async function dialOf(): Promise<HTMLElement> {
  const dial = (await screen.findByRole('slider')).parentElement;
  if (!dial) throw new Error('The slider has no dial');
  dial.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  dial.setPointerCapture = vi.fn();
  return dial;
}
const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
const mouse = { pointerType: 'mouse', isPrimary: true, pointerId: 1 };

test('Slider: the mouse sets the value by the angle around the hub, from the press on', async () => {
  const { answers } = play(slider);
  const dial = await dialOf();
  fireEvent.pointerDown(dial, { ...mouse, clientX: 100, clientY: 60 });
  expect(answers).toEqual([{ ratingValue: 5, sliderIndex: 1 }]);
  expect(screen.getByRole('slider')).toHaveFocus();
  fireEvent.pointerMove(dial, { ...mouse, clientX: 180, clientY: 20 });
  expect(answers.at(-1)).toEqual({ ratingValue: 7.8, sliderIndex: 2 });
  fireEvent.pointerMove(dial, { ...mouse, clientX: 20, clientY: 140 });
  expect(answers.at(-1)).toEqual({ ratingValue: 10, sliderIndex: 2 });
  fireEvent.pointerUp(dial, { ...mouse, clientX: 20, clientY: 20 });
  expect(answers.at(-1)).toEqual({ ratingValue: 2.2, sliderIndex: 0 });
  fireEvent.pointerMove(dial, { ...mouse, clientX: 100, clientY: 60 });
  expect(answers.at(-1)).toEqual({ ratingValue: 2.2, sliderIndex: 0 });
});

test('Slider: a touch rates once it has moved along the arc, or ended in place', async () => {
  const { answers } = play(slider);
  const dial = await dialOf();
  fireEvent.pointerDown(dial, { ...finger, clientX: 20, clientY: 20 });
  fireEvent.pointerMove(dial, { ...finger, clientX: 22, clientY: 20 });
  expect(answers).toEqual([]);
  fireEvent.pointerUp(dial, { ...finger, clientX: 20, clientY: 20 });
  expect(answers).toEqual([{ ratingValue: 2.2, sliderIndex: 0 }]);
  fireEvent.pointerDown(dial, { ...finger, clientX: 20, clientY: 20 });
  fireEvent.pointerMove(dial, { ...finger, clientX: 100, clientY: 10 });
  expect(answers.at(-1)).toEqual({ ratingValue: 5, sliderIndex: 1 });
});

test('Slider: a touch that the browser takes over rates nothing, and neither does a second finger', async () => {
  const { answers } = play(slider);
  const dial = await dialOf();
  fireEvent.pointerDown(dial, { ...finger, clientX: 20, clientY: 20 });
  fireEvent.pointerCancel(dial, finger);
  fireEvent.pointerMove(dial, { ...finger, clientX: 100, clientY: 10 });
  const second = { ...finger, isPrimary: false, pointerId: 2 };
  fireEvent.pointerDown(dial, { ...second, clientX: 20, clientY: 20 });
  fireEvent.pointerUp(dial, { ...second, clientX: 20, clientY: 20 });
  expect(answers).toEqual([]);
});

test('Slider: the dial cannot be turned while locked', async () => {
  const { answers } = play(slider, { answer: { ratingValue: 2, sliderIndex: 0 }, disabled: true });
  const dial = await dialOf();
  fireEvent.pointerDown(dial, { ...mouse, clientX: 100, clientY: 60 });
  fireEvent.pointerUp(dial, { ...mouse, clientX: 100, clientY: 60 });
  expect(answers).toEqual([]);
  expect(screen.getByRole('slider')).toBeDisabled();
});

test('Choose: a press on a side chooses it, and the arrow keys move between the sides', async () => {
  const { answers, user } = play(choose);
  await user.click(await screen.findByText('Cats'));
  expect(answers.at(-1)).toEqual({ selectedSide: 'left' });
  expect(screen.getByRole('radio', { name: 'Cats' })).toHaveAccessibleDescription('They purr');
  await user.keyboard('{ArrowRight}');
  expect(answers.at(-1)).toEqual({ selectedSide: 'right' });
});

test('Choose: the other side cannot be chosen while locked', async () => {
  const { answers, user } = play(choose, { answer: { selectedSide: 'left' }, disabled: true });
  await user.click(await screen.findByText('Dogs'));
  expect(answers).toEqual([]);
});
