import { endOfShow } from '@tallyho/game/show/show';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playTheme, startChoosing } from '../../entities/room/local/played-rounds.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import {
  advance,
  awardsGiven,
  awardTexts,
  createRoom,
  fakeTimers,
  finishRound,
  openGame,
  press,
  rate,
  theme,
} from './testing/round-over.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/slider-avatars-lobby/Results.tsx';
import '../../minigames/slider-lobby/Results.tsx';
import '../../minigames/choose/Results.tsx';
import { matchMedia } from '../../../test/match-media.ts';

fakeTimers();

test('an award has a title and a sentence, and its numbers are one press away', async () => {
  const room = createRoom();
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, (board, index) => {
    if (board.type !== 'SliderLobby') throw new Error(board.type);
    return { ratings: board.players.map(({ user }) => ({ player: user, value: index === 0 ? 100 : 20 })) };
  });
  await openGame(room, kim);
  await advance(30_000);
  expect(awardTexts().toSorted()).toEqual([
    'Hidden talent. Robin gives themselves 100. You and Samwise give less.',
    'Perfect match. You and Samwise gave the same answer all 3 times.',
  ]);
  expect(screen.getByText('Robin: 100, you: 20, Samwise: 20.')).not.toBeVisible();
  const card = screen.getByRole('heading', { name: 'Hidden talent' }).closest('article');
  // Both numbers stand in lines, then beside their places, then the ends of the scale.
  expect(card).toHaveTextContent(
    /How come\? Hidden talent Robin: 100The others: 2010020Not until lunchOpens a hotel/,
  );
});

test('on a phone the awards begin with who leads, and with the points of the viewer', async () => {
  matchMedia((media) => media === '(width < 480px)');
  await openGame(finishRound(), kim);
  await advance(30_000);
  const awards = within(screen.getByRole('region', { name: 'Awards' }));
  // The strip of players says the same to screen readers.
  const lead = awards.getByText('Robin leads with 87 points. You: 58.');
  expect(lead.closest('[aria-hidden="true"]')).not.toBeNull();
  const heading = awards.getByRole('heading', { name: 'Awards' });
  expect(lead.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('in a wide window the awards do not say who leads', async () => {
  await openGame(finishRound(), kim);
  await advance(30_000);
  expect(screen.queryByText(/leads with/)).toBeNull();
});

test('a round about the players says what it gave the viewer, with the calculation after the show', async () => {
  const room = createRoom();
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, (board, index) => {
    if (board.type !== 'SliderLobby') throw new Error(board.type);
    return { ratings: board.players.map(({ user }) => ({ player: user, value: index === 0 ? 100 : 25 })) };
  });
  await openGame(room, kim);
  expect(screen.queryByText(/^How come\?/)).toBeNull();
  await advance(30_000);
  expect(
    screen.getByText('The group gave you 50 points of 100 on average. That is your score for this round.'),
  ).toBeVisible();
  // In one place, directly below the heading of the points.
  const rule = screen.getByText('Points: how the group rated you.');
  expect(rule.previousElementSibling).toHaveTextContent('Points from the ratings');
  const calculation = screen.getByText('The points').closest('details');
  expect(calculation).toHaveTextContent('Youaverage of 100, 25 and 2550');
});

test('the points of a round are the last beat of its show: one new stroke for 20 points, and the strip has them afterwards', async () => {
  const room = createRoom();
  playTheme(room, { gameId: startChoosing(room), theme, games: 1 }, (board) => {
    if (board.type !== 'SliderLobby') throw new Error(board.type);
    return { ratings: board.players.map(({ user }, at) => ({ player: user, value: [3, 80, 40][at] ?? 1 })) };
  });
  await openGame(room, kim);
  const strip = screen.getByRole('list', { name: 'Players' });
  expect(strip).not.toHaveTextContent('points');
  const { stage } = room.state;
  if (stage.phase !== 'results' || !stage.show) throw new Error(stage.phase);
  await advance(endOfShow(stage.show) - 1 - Date.now());
  const points = () => within(screen.getByRole('region', { name: 'Points' }));
  const tally = (name: string) =>
    points()
      .getAllByRole('listitem')
      .find((item) => item.textContent?.startsWith(name));
  const drawn = (name: string) =>
    tally(name)?.querySelectorAll('svg[viewBox="0 0 44 48"][style] path').length;
  expect(
    points().getByText('The group gave you 80 points of 100 on average. That is your score for this round.'),
  ).toBeVisible();
  expect(screen.getByText(/^You: 80 points, 80 more\./)).toBeInTheDocument();
  expect(['Robin', 'You', 'Samwise'].map(drawn)).toEqual([0, 4, 2]);
  await advance(2);
  expect(tally('You')).toHaveTextContent(/^You\+80$/);
  expect(tally('You')?.querySelectorAll('svg[viewBox="0 0 44 48"] path')).toHaveLength(4);
  expect(drawn('You')).toBe(0);
  expect(within(strip).getByTitle('80 points')).toHaveTextContent('80 points, in the lead');
  expect(within(strip).getByTitle('3 points')).not.toHaveTextContent('in the lead');
});

test('the countdown has the length set by the server', async () => {
  const room = finishRound({}, { resultsCountdown: 12_000 });
  await openGame(room, robin);
  await press('Skip');
  const timer = screen.getByRole('timer', { name: /Next round in/ });
  expect(timer).toHaveAccessibleName('Next round in 12 seconds');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveTextContent('Next round in 12 s');
  await advance(6_000);
  expect(timer).toHaveAccessibleName('Next round in 6 seconds');
});

test('the leader can continue immediately after a skip', async () => {
  const room = finishRound();
  await openGame(room, robin);
  await press('Skip');
  await press('Continue');
  expect(room.state.stage).toMatchObject({ phase: 'playing', gameIndex: 1 });
});

test('with anonymous votes no award names an author', async () => {
  const room = finishRound({ anonymousVotes: true });
  await openGame(room, kim);
  await advance(30_000);
  expect(screen.getByText('Votes are anonymous in this game')).toBeVisible();
  expect(awardTexts()).toContain('Talking point. Opinions about you are far apart.');
  expect(screen.queryByTitle(/^(Robin|kimchi|Samwise): /)).toBeNull();
});

test.each([
  [1, 'With one vote, answers can be guessed.'],
  [2, 'With two votes, answers can be guessed.'],
])('with %i anonymous votes the results say that answers can be guessed', async (votes, warning) => {
  const room = createRoom({ anonymousVotes: true });
  const round = { gameId: startChoosing(room), theme, game: 0 };
  room.act(robin.user, { type: 'themeChosen', gameId: round.gameId, theme });
  for (const [index, { user }] of [robin, kim].slice(0, votes).entries()) {
    const { stage } = room.state;
    const gameData = stage.phase === 'playing' && rate(stage.round.board, index);
    for (const code of [1, 2] as const)
      room.act(user, { type: 'gameRoundConfirmation', ...round, code, gameData });
  }
  room.act(robin.user, { type: 'closeRound', ...round });
  await advance(5_000);
  room.tick();
  await openGame(room, kim);
  expect(screen.getByText(`Votes are anonymous in this game. ${warning}`)).toBeVisible();
});

test('a round without answers shows a message and no Skip button', async () => {
  const room = createRoom({ answerTimer: { mode: 'hard', seconds: 30 } });
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'themeChosen', gameId, theme });
  await advance(31_000);
  room.tick();
  await openGame(room, robin);
  expect(screen.getByRole('heading', { name: 'No ratings available for the current round.' })).toBeVisible();
  expect(awardTexts()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test.each([
  ['a desktop', false],
  ['a phone', true],
])(
  'a round with a single question has an award about its votes; on %s it has no arithmetic, because its sentence says all',
  async (_name, isPhone) => {
    matchMedia((media) => isPhone && media === '(width < 480px)');
    const room = createRoom();
    playTheme(room, { gameId: startChoosing(room), theme: 'Desserts', games: 2 }, (board, index) =>
      board.type === 'Choose'
        ? { selectedSide: index === 0 ? 'left' : 'right' }
        : { ratingValue: 7.5, sliderIndex: 3 },
    );
    await openGame(room, kim);
    await advance(30_000);
    expect(screen.getByRole('region', { name: 'Crosses: 2 votes' })).toBeVisible();
    expect(awardTexts()).toEqual(['Odd one out. Only Robin says “Stripes”. The other 2: “Crosses”.']);
    const award = within(screen.getByRole('region', { name: 'Awards' }));
    expect(award.queryByText(/^How come\?/)).toBeNull();
    expect(screen.getByRole('timer', { name: /Next theme in \d+ seconds/ })).toBeInTheDocument();
  },
);

test('a player who has left keeps name and mark in the results', async () => {
  const room = finishRound();
  room.act(sam.user, { type: 'leaveLobby' });
  await openGame(room, kim);
  await advance(30_000);
  expect(awardTexts()).toEqual(awardsGiven(room));
  expect(screen.getAllByTitle(/^Samwise: /)).not.toHaveLength(0);
});
