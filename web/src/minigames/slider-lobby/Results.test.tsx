import type { Answer } from '@tallyho/game/minigames/registry';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { end, players, show } from '../testing/results.tsx';

test('SliderLobby: the lowest mean is revealed first, with its raters; unknown raters are Unknown Player', async () => {
  const rating = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 1 })),
  });
  const answers = [rating(80, 20, 50), rating(90, 10, 50), rating(70, 30, 50), rating(80, 20, 50)];
  const { step } = show({ type: 'SliderLobby', players, start: 50 }, answers, {
    revealed: 1,
    verdict: false,
  });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'kimchi, 3rd with 20. Robin: 20, kimchi: 10, Samwise: 30, Unknown Player: 20.',
  );
  step({ revealed: 3, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent('1st: Robin, 80. 2nd: Samwise, 50. 3rd: kimchi, 20');
  const rows = screen.getByRole('list', { name: 'Ratings, best first' });
  expect(rows.firstElementChild).toHaveTextContent('You');
});

test('SliderLobby: the results have the names of the ends', () => {
  const ends = { low: 'In bed', high: 'At the table' };
  const ratings = players.map(({ user }) => ({ player: user, value: 50 }));
  show({ type: 'SliderLobby', players, start: 50, ends }, [{ ratings }], end);
  expect(screen.getByText('In bed')).toBeVisible();
  expect(screen.getByText('At the table')).toBeVisible();
});

test('SliderLobby: players who have answered and have no row are named in one line', () => {
  const [rated, ...others] = players;
  const ratings = rated ? [{ player: rated.user, value: 50 }] : [];
  const answers: Answer[] = players.map(() => ({ ratings }));
  show({ type: 'SliderLobby', players: rated ? [rated] : [], start: 50 }, answers, end);
  const names = others.map(({ username }) => username).join(' and ');
  expect(screen.getByText(`${names} are not rated in this game`)).toBeVisible();
});

test('SliderLobby: there is no podium', async () => {
  const rating = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 1 })),
  });
  show({ type: 'SliderLobby', players, start: 50 }, [rating(50, 1, 50), rating(60, 87, 50)], end);
  expect(await screen.findByRole('list', { name: 'Ratings, best first' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
});

test('SliderLobby: in the open row each rater has a name and a value, with words for the own vote; a press opens another row', async () => {
  const rating = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 1 })),
  });
  show({ type: 'SliderLobby', players, start: 50 }, [rating(2, 100, 3), rating(1, 40, 5)], end);
  const rows = within(await screen.findByRole('list', { name: 'Ratings, best first' }));
  const votes = () => {
    const [list] = rows.getAllByRole('list', { name: 'Who gave what' });
    const items = within(list ?? document.body).getAllByRole('listitem');
    return items.map(
      (item) => `${within(item).queryByRole('img')?.getAttribute('alt') ?? 'no face'}, ${item.textContent}`,
    );
  };
  // First the winner. The others have only the mean.
  expect(votes()).toEqual(['Robin: 100, 100', 'no face, kimchi about themselves: 40said 40']);
  expect(rows.getAllByRole('list', { name: 'Who gave what' })).toHaveLength(1);
  expect(rows.getAllByText('Group').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Group 70',
    'Group 4',
    'Group 2',
  ]);
  expect(screen.getAllByText('Totally')).toHaveLength(1);
  await userEvent.click(rows.getByRole('button', { name: 'You' }));
  expect(rows.getByRole('button', { expanded: true })).toHaveTextContent('You');
  expect(votes()).toEqual(['no face, You about yourself: 2you said 2', 'kimchi: 1, 1']);
});

test('SliderLobby: in the show the first place is delighted once the face has arrived, and is not named before', async () => {
  const ratings = players.map(({ user }, index) => ({ player: user, value: 60 - 10 * index }));
  const { step } = show({ type: 'SliderLobby', players, start: 50 }, [{ ratings }], {
    revealed: 2,
    verdict: false,
  });
  const list = await screen.findByRole('list', { name: 'Ratings, best first' });
  const first = within(list).getAllByText('You', { selector: '[dir]' })[0]?.closest('li');
  expect(first?.querySelector('img')).toBeNull();
  step({ revealed: 3, verdict: false });
  expect(first?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('#delighted'));
});

test('SliderLobby: the row of which the sentence speaks is open first', async () => {
  const ratings = players.map(({ user }, index) => ({ player: user, value: 90 - 10 * index }));
  show({ type: 'SliderLobby', players, start: 50 }, [{ ratings }], { ...end, about: players[1]?.user });
  const rows = within(await screen.findByRole('list', { name: 'Ratings, best first' }));
  expect(rows.getByRole('button', { expanded: true })).toHaveTextContent(players[1]?.username ?? '');
});

test('SliderLobby: the host remarks on votes that are far apart, and in high windows all votes are in the lanes', async () => {
  matchMedia((media) => media === '(width >= 700px) and (height >= 850px)');
  const rating = (...values: number[]): Answer => ({
    ratings: players.map(({ user }, index) => ({ player: user, value: values[index] ?? 1 })),
  });
  show(
    { type: 'SliderLobby', players, start: 50 },
    [rating(90, 50, 60), rating(94, 45, 5), rating(88, 48, 35)],
    end,
  );
  expect(await screen.findByText(/^You and kimchi .* Samwise\b/)).toBeInTheDocument();
  const votes = screen.getAllByRole('list', { name: 'Who gave what' });
  expect(votes.map(({ textContent }) => textContent)).toEqual([
    'You about yourself: 90you said 909488',
    '50kimchi about themselves: 45said 4548',
    '605Samwise about themselves: 35said 35',
  ]);
  expect(within(votes[1] ?? document.body).getByRole('img', { name: 'Robin: 50' })).toBeVisible();
});

test('SliderLobby: a key says what the signs in the lanes are', () => {
  const ratings = players.map(({ user }) => ({ player: user, value: 50 }));
  show({ type: 'SliderLobby', players, start: 50 }, [{ ratings }], end);
  for (const word of ['Average', 'Each vote', 'Own vote']) expect(screen.getByText(word)).toBeVisible();
});

test('SliderLobby: a line says that a lane can be pressed, if there are several', () => {
  const ratings = players.map(({ user }) => ({ player: user, value: 50 }));
  const { step } = show({ type: 'SliderLobby', players, start: 50 }, [{ ratings }], {
    ...end,
    verdict: false,
  });
  expect(screen.queryByText('Press a lane to see its votes')).toBeNull();
  step(end);
  expect(screen.getByText('Press a lane to see its votes')).toBeVisible();
});

test('SliderLobby: with many players on a phone no lane is open at first, and a second press closes one', async () => {
  matchMedia((media) => media === '(width < 36rem)');
  const many = Array.from({ length: 6 }, (_, at) => ({
    user: `user-${at}`,
    username: `Guest ${at}`,
    avatar: 1,
  }));
  const ratings = many.map(({ user }) => ({ player: user, value: 50 }));
  show({ type: 'SliderLobby', players: many, start: 50 }, [{ ratings }], end);
  const rows = within(await screen.findByRole('list', { name: 'Ratings, best first' }));
  expect(rows.queryByRole('button', { expanded: true })).toBeNull();
  const [first] = rows.getAllByRole('button');
  await userEvent.click(first ?? document.body);
  expect(rows.getByRole('button', { expanded: true })).toBe(first);
  await userEvent.click(first ?? document.body);
  expect(rows.queryByRole('button', { expanded: true })).toBeNull();
});
