import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anonymous, end, players, show } from '../testing/results.tsx';

const [robin, kim, sam] = players;

const tiers = [
  { name: 'S', color: 'red' as const },
  { name: 'A', color: 'green' as const },
];

const subjects: Board = {
  type: 'TierList',
  tiers,
  seMode: false,
  items: [
    { id: 'pizza', url: '/images/pizza.png', alt: 'Pizza' },
    { id: 'soup', url: null, alt: 'Cold soup' },
  ],
};

const placed = (s: string[], a: string[]): Answer => ({
  tiers: [
    { name: 'S', items: s },
    { name: 'A', items: a },
  ],
});

const best = [placed(['pizza'], ['soup']), placed(['pizza'], ['soup'])];

test('TierList: the worst item is revealed first and announced with its votes; the best follows', async () => {
  const { step } = show(subjects, best, { revealed: 0, verdict: false });
  expect(await screen.findByText('From worst to best ...')).toBeInTheDocument();
  const inTier = (name: string) => within(screen.getByRole('list', { name: `Tier ${name}` }));
  expect(inTier('A').queryByTitle('Cold soup')).toBeNull();
  const landed = { faces: 1, hasLine: false, isStamped: false, isPlaced: false };
  step({ revealed: 1, verdict: false, reveal: landed });
  const staged = within(screen.getByRole('article', { name: 'Cold soup' }));
  expect(staged.getByTitle('Robin')).toHaveAttribute('data-shown', 'true');
  expect(staged.getByTitle('kimchi')).toHaveAttribute('data-shown', 'false');
  expect(inTier('A').queryByTitle('Cold soup')).toBeNull();
  step({ revealed: 1, verdict: false });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Cold soup, tier A. On average: A (row 2.0 of 2). Robin and kimchi: A.',
  );
  expect(inTier('A').getByTitle('Cold soup')).toBeVisible();
  expect(inTier('S').queryByTitle('Pizza')).toBeNull();
  step({ revealed: 2, verdict: false });
  expect(screen.getByRole('status')).toHaveTextContent('Pizza, tier S. On average: S (row 1.0 of 2)');
  step({ revealed: 2, verdict: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    '1st: Pizza, on average: S (row 1.0 of 2). 2nd: Cold soup, on average: A (row 2.0 of 2)',
  );
});

const fiveTiers = ['Round the block', 'A detour', 'If it is there', 'When starving', 'Only on a dare'].map(
  (name) => ({
    name,
    color: 'red' as const,
  }),
);

const inFive = (...placement: string[][]): Answer => ({
  tiers: fiveTiers.map(({ name }, at) => ({ name, items: placement[at] ?? [] })),
});

const letters = ['S', 'A', 'B', 'D'].map((name) => ({ name, color: 'green' as const }));

const inLetters = (...placement: string[][]): Answer => ({
  tiers: letters.map(({ name }, at) => ({ name, items: placement[at] ?? [] })),
});

test('TierList: the line about votes that are far apart appears with its part of the reveal', async () => {
  const { step } = show(
    { ...subjects, tiers: fiveTiers },
    [inFive(['pizza'], ['soup']), inFive([], ['soup'], [], [], ['pizza'])],
    { revealed: 1, verdict: false, reveal: { faces: 2, hasLine: false, isStamped: false, isPlaced: false } },
  );
  await screen.findByRole('list', { name: 'Who gave what' });
  expect(screen.queryByText(/kimchi: only on a dare/)).toBeNull();
  step({
    revealed: 1,
    verdict: false,
    reveal: { faces: 2, hasLine: true, isStamped: false, isPlaced: false },
  });
  expect(screen.getByText('kimchi: only on a dare. Robin: round the block.')).toBeVisible();
});

test('TierList: the host ponders before the votes, is startled by a split, and points at the row from the stamp on', async () => {
  const at = (revealed: number, faces: number, hasLine: boolean, isStamped: boolean) => ({
    revealed,
    verdict: false,
    reveal: { faces, hasLine, isStamped, isPlaced: false },
  });
  const { step } = show(
    { ...subjects, tiers: fiveTiers },
    [inFive(['pizza'], ['soup']), inFive([], ['soup'], [], [], ['pizza'])],
    at(1, 2, true, false),
  );
  await screen.findByRole('list', { name: 'Who gave what' });
  const host = () => screen.getByRole('article').querySelector('[data-look]');
  expect(host()).toHaveAttribute('data-look', 'gasps');
  step(at(1, 2, true, true));
  expect(host()).toHaveAttribute('data-look', 'talks');
  expect(host()).toHaveAttribute('data-points', 'row');
  step(at(2, 0, false, false));
  expect(host()).toHaveAttribute('data-look', 'thinks');
});

test('TierList: the tiers of the votes appear with their faces, the largest group first', async () => {
  const votes = (faces: number) => ({
    revealed: 1,
    verdict: false,
    reveal: { faces, hasLine: false, isStamped: false, isPlaced: false },
  });
  const { step } = show(
    { ...subjects, tiers: fiveTiers },
    [
      inFive(['pizza'], [], [], [], ['soup']),
      inFive(['soup'], ['pizza']),
      inFive(['pizza'], [], [], [], ['soup']),
    ],
    votes(1),
  );
  const given = within(await screen.findByRole('list', { name: 'Who gave what' }));
  const group = (name: string) => given.getByTitle(name).closest('li');
  expect(group('Only on a dare')).toHaveAttribute('data-shown', 'true');
  expect(group('Round the block')).toHaveAttribute('data-shown', 'false');
  step(votes(3));
  expect(group('Round the block')).toHaveAttribute('data-shown', 'true');
});

test('TierList: the best item is in the first row and the last in the last, and a press shows the average', async () => {
  show(
    { ...subjects, tiers: fiveTiers },
    [inFive([], [], ['pizza', 'soup']), inFive([], [], ['pizza'], ['soup'])],
    end,
  );
  const row = (name: string) => within(screen.getByRole('list', { name: `Tier ${name}` }));
  expect(await screen.findByRole('list', { name: 'Tier Round the block' })).toBeVisible();
  expect(row('Round the block').getByTitle('Pizza')).toBeVisible();
  const worst = row('Only on a dare').getByRole('button', { name: /Cold soup/ });
  expect(worst).toHaveAttribute('aria-haspopup', 'dialog');
  expect(row('Only on a dare').getByText('On average: When starving (row 3.5 of 5)')).toBeInTheDocument();
  // The full ranking says how the rows are filled.
  const note = screen.getByText('Ranked by the group’s average, and spread over all rows.');
  expect(note).not.toBeVisible();
  fireEvent.click(screen.getByText('Full ranking'));
  expect(note).toBeVisible();
});

test('TierList: a vote that is alone has no mark on the board, and the line below says how its votes are seen', async () => {
  show(
    { ...subjects, tiers: letters },
    [inLetters(['pizza'], ['soup']), inLetters(['pizza'], ['soup']), inLetters([], ['soup'], [], ['pizza'])],
    end,
  );
  expect(await screen.findByText('Press a picture to see its votes.')).toBeInTheDocument();
  expect(screen.queryByText(/small face/)).toBeNull();
  expect(screen.queryByTitle(/Samwise said/)).toBeNull();
});

describe('TierList: what is argued about', () => {
  test('two who disagree most about an item stand there with their votes', async () => {
    show({ ...subjects, tiers: letters }, [inLetters(['pizza']), inLetters([], [], [], ['pizza'])], end);
    const argument = await screen.findByRole('figure');
    expect(within(argument).getByRole('heading')).toHaveTextContent('The argument: Pizza');
    expect(within(argument).getByText('Robin').closest('p')).toHaveTextContent('Robin: S');
    expect(within(argument).getByText('kimchi').closest('p')).toHaveTextContent('kimchi: D');
  });

  test('it comes before the card of the first place', async () => {
    show({ ...subjects, tiers: letters }, [inLetters(['pizza']), inLetters([], [], [], ['pizza'])], end);
    const argument = await screen.findByRole('figure');
    expect(argument.nextElementSibling).toBe(screen.getByRole('region', { name: 'First place' }));
  });

  test('it is the item whose votes are farthest apart, also if one player is alone with a vote', async () => {
    const first = inLetters(['pizza', 'soup']);
    show({ ...subjects, tiers: letters }, [first, first, inLetters(['soup'], [], [], ['pizza'])], end);
    expect(await screen.findByRole('heading', { name: 'The argument: Pizza' })).toBeInTheDocument();
  });

  test('of anonymous votes, and where all agree, the host speaks about the best', async () => {
    show(
      { ...subjects, tiers: letters },
      [inLetters(['pizza']), inLetters([], [], [], ['pizza'])],
      end,
      anonymous,
    );
    await screen.findByRole('region', { name: 'First place' });
    expect(screen.queryByRole('figure')).toBeNull();
    cleanup();
    show(subjects, best, end);
    await screen.findByRole('region', { name: 'First place' });
    expect(screen.queryByRole('figure')).toBeNull();
    expect(document.querySelector('[data-look="cheers"]')).not.toBeNull();
  });
});

test('TierList: the card of the first place says how many put it at the top, and who put it where', async () => {
  show(subjects, [...best, placed(['soup'], ['pizza'])], end);
  const card = within(await screen.findByRole('region', { name: 'First place' }));
  expect(card.getByText(/: 2 of 3 said S$/)).toBeInTheDocument();
  expect(card.getByTitle('S').closest('li')).toContainElement(card.getByTitle('kimchi'));
  expect(card.getByTitle('A').closest('li')).toContainElement(card.getByTitle('Samwise'));
});

test('TierList: the card of the first place has the votes for each of those that share it', async () => {
  show(subjects, [placed(['pizza', 'soup'], [])], end);
  const card = within(await screen.findByRole('region', { name: 'First place' }));
  expect(card.getByRole('img', { name: 'Pizza' })).toBeInTheDocument();
  // A text has no picture.
  expect(card.getByText('Cold soup')).toBeInTheDocument();
  expect(card.getAllByRole('list', { name: 'Who gave what' })).toHaveLength(2);
});

test('TierList: each item on the board says its place, and whether it shares it', async () => {
  show(subjects, best, end);
  const item = (name: string) => screen.getByTitle(name);
  await screen.findByRole('list', { name: 'Tier S' });
  expect(item('Pizza')).toHaveTextContent(/1st place/);
  expect(item('Cold soup')).toHaveTextContent(/2nd place/);
  expect(item('Cold soup')).not.toHaveTextContent(/shared/);
  cleanup();
  show(subjects, [placed(['pizza', 'soup'], [])], end);
  await screen.findByRole('list', { name: 'Tier S' });
  expect(item('Cold soup')).toHaveTextContent(/shared 1st place/);
});

test('TierList: an item that nobody has placed has no place', async () => {
  show(subjects, [placed(['pizza'], [])], end);
  await screen.findByRole('list', { name: 'Not placed' });
  expect(screen.getByTitle('Cold soup')).not.toHaveTextContent(/place$/);
});

test.each([
  [2, '3', '3'],
  [4, '4', '4'],
  [9, '8', '4'],
])(
  'TierList: a board whose fullest row has %i items has %s columns, on phones %s',
  async (count, wide, phone) => {
    const items = Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      url: `/${at}.webp`,
      alt: `${at}`,
    }));
    const [tier] = tiers;
    if (!tier) throw new Error('no tier');
    const answer = { tiers: [{ name: tier.name, items: items.map(({ id }) => id) }] };
    show({ type: 'TierList', seMode: false, tiers: [tier], items }, [answer, answer], end);
    const { parentElement } = await screen.findByRole('region', { name: "The group's board" });
    expect(parentElement?.style.getPropertyValue('--columns')).toBe(wide);
    expect(parentElement?.style.getPropertyValue('--columns-on-phone')).toBe(phone);
  },
);

test('TierList: the items in first place have a crown on the board', async () => {
  show(subjects, best, end);
  const crown = (name: string) => screen.getByTitle(name).querySelector('svg[viewBox="0 0 48 48"]');
  await screen.findByRole('list', { name: 'Tier S' });
  expect(crown('Pizza')).not.toBeNull();
  expect(crown('Cold soup')).toBeNull();
});

test('TierList: a name below a picture is for the eyes only, and a text has none', async () => {
  show(subjects, best, end);
  const row = (name: string) => within(screen.getByRole('list', { name: `Tier ${name}` }));
  await screen.findByRole('list', { name: 'Tier S' });
  expect(row('S').getByText('Pizza', { selector: '[aria-hidden="true"]' })).toBeInTheDocument();
  expect(row('S').getAllByRole('button', { name: 'Pizza' })).toHaveLength(1);
  expect(row('A').queryByText('Cold soup', { selector: '[aria-hidden="true"]' })).toBeNull();
});

test('TierList: the row of an item is marked, with a slot for it, from its stamp on', async () => {
  const at = (isStamped: boolean) => ({
    revealed: 1,
    verdict: false,
    reveal: { faces: 2, hasLine: false, isStamped, isPlaced: false },
  });
  const { step } = show(subjects, best, at(false));
  const row = (await screen.findByRole('list', { name: 'Tier A' })).closest('li');
  const slots = () => row?.querySelectorAll('li[aria-hidden="true"]');
  expect(row).toHaveAttribute('data-target', 'false');
  expect(slots()).toHaveLength(0);
  step(at(true));
  expect(row).toHaveAttribute('data-target', 'true');
  expect(slots()).toHaveLength(1);
});

test('TierList: without a show nothing is announced and the results are shown as lists', async () => {
  show(subjects, best, end);
  expect(await screen.findByRole('region', { name: 'First place' })).toHaveTextContent(/: both said S/);
  expect(within(screen.getByRole('list', { name: 'Tier A' })).getByTitle('Cold soup')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the last of the items that share the first place says with whom', async () => {
  show(subjects, [placed(['pizza', 'soup'], [])], { revealed: 2, verdict: false });
  const staged = within(await screen.findByRole('article', { name: 'Pizza' }));
  expect(staged.getByText('1st, level with Cold soup')).toBeVisible();
});

test('TierListLobby: the board has a row for each different place, and the tier of the average beside each player', async () => {
  const answer = {
    tiers: [
      { name: 'S', players: [kim.user] },
      { name: 'A', players: [robin.user, sam.user] },
    ],
  };
  show({ type: 'TierListLobby', tiers, players }, [answer], end);
  const first = await screen.findByRole('list', { name: '1st place' });
  expect(within(first).getByRole('button')).toHaveTextContent(/^kimchi average: S$/);
  expect(screen.getByRole('list', { name: '2nd place' })).toHaveTextContent(
    /Robin average: A.*Samwise average: A/,
  );
  expect(screen.queryByRole('list', { name: /^Tier|3rd/ })).toBeNull();
  expect(within(first).getByText('On average: S (tier 1.0 of 2)')).toBeInTheDocument();
});

test('TierListLobby: rows that stay empty are there during the show, so that nothing tells who shares a place', async () => {
  const answer: Answer = {
    tiers: [
      { name: 'S', players: [kim.user, sam.user] },
      { name: 'A', players: [robin.user] },
    ],
  };
  const { step } = show({ type: 'TierListLobby', tiers, players }, [answer], { revealed: 1, verdict: false });
  await screen.findByRole('list', { name: '1st place' });
  expect(screen.getByRole('list', { name: '2nd place' })).toBeEmptyDOMElement();
  expect(screen.getByRole('list', { name: '3rd place' })).toHaveTextContent('Robin');
  // Somebody is 1st, and others are still to come: nobody can be 2nd any more.
  step({ revealed: 2, verdict: false });
  expect(screen.getByRole('list', { name: '2nd place' })).toHaveTextContent('1st is shared');
  step(end);
  expect(screen.queryByRole('list', { name: '2nd place' })).toBeNull();
});

test('TierList: a line below the votes says why a row is not the average, once it is stamped', async () => {
  const items = ['tea', 'soup'].map((id) => ({ id, alt: id, url: null }));
  const given = (...a: string[]): Answer => ({
    tiers: ['S', 'A', 'B'].map((name, at) => ({
      name,
      items: at === 1 ? a : at === 2 ? items.map(({ id }) => id).filter((id) => !a.includes(id)) : [],
    })),
  });
  const three = ['S', 'A', 'B'].map((name) => ({ name, color: '#51cf66' }));
  const at = (isStamped: boolean) => ({
    revealed: 2,
    verdict: false,
    reveal: { faces: 2, hasLine: true, isStamped, isPlaced: false },
  });
  const { step } = show(
    { type: 'TierList', tiers: three, items, seMode: false },
    [given('tea'), given('tea')],
    at(false),
  );
  const note = await screen.findByText('Average: A. Row S: the best are always on top.');
  expect(note).toHaveAttribute('data-shown', 'false');
  step(at(true));
  expect(note).toHaveAttribute('data-shown', 'true');
});

test('TierListLobby: the stamp is the place, which nothing tells before, and who shares it stands above the name once all are shown', async () => {
  const given = (s: string[], a: string[]): Answer => ({
    tiers: [
      { name: 'S', players: s },
      { name: 'A', players: a },
    ],
  });
  const level = [given([robin.user], [kim.user, sam.user]), given([kim.user], [robin.user, sam.user])];
  const at = (revealed: number, isStamped: boolean) => ({
    revealed,
    verdict: false,
    reveal: { faces: 2, hasLine: true, isStamped, isPlaced: false },
  });
  const { step } = show({ type: 'TierListLobby', tiers, players }, level, at(1, false));
  const staged = within(await screen.findByRole('article'));
  expect(staged.queryByText('3rd')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Samwise, 3rd. On average: A (tier 2.0 of 2).');
  step(at(1, true));
  expect(staged.getAllByText('3rd')).toHaveLength(1);
  step(at(2, true));
  const open = within(screen.getByRole('article'));
  expect(open.getAllByText('1st')).toHaveLength(1);
  expect(open.queryByText(/^Shares/)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/, 1st\. On average: A/);
  step(at(3, false));
  const last = within(screen.getByRole('article'));
  expect(last.queryByText('1st')).toBeNull();
  expect(last.getByText(/^Shares 1st with /)).toHaveAttribute('data-shown', 'false');
  step(at(3, true));
  expect(last.getByText('1st')).toBeVisible();
});

describe('tiers that are roles', () => {
  const roles = [
    { name: 'Leads', color: '#b197fc' },
    { name: 'Cooks', color: '#ffd43b' },
    { name: 'Sleeps', color: '#66d9e8' },
  ];
  const board: Board = { type: 'TierListLobby', tiers: roles, ordered: false, players };
  const given = (...users: string[][]): Answer => ({
    tiers: roles.map(({ name }, index) => ({ name, players: users[index] ?? [] })),
  });
  // Robin gets Leads three times; kim gets Leads once and Sleeps twice; Sam gets Cooks once and Sleeps once.
  const answers = [
    given([robin.user, kim.user], [sam.user], []),
    given([robin.user], [], [kim.user, sam.user]),
    given([robin.user], [], [kim.user]),
  ];
  const inRow = (name: string) => within(screen.getByRole('list', { name }));

  test('each player is shown once, in the most frequent role, and a tie has its own row', async () => {
    show(board, answers, end);
    expect(await screen.findByText('Everybody agreed on Robin')).toBeVisible();
    expect(inRow('Leads').getByTitle('Robin')).toHaveTextContent('3 of 3');
    expect(inRow('Sleeps').getByTitle('kimchi')).toHaveTextContent('2 of 3');
    expect(inRow('Tie').getByTitle('Samwise')).toHaveTextContent('Cooks / Sleeps');
    expect(inRow('Cooks').getByText('Nobody')).toBeVisible();
    for (const { username } of players)
      expect(
        within(screen.getByRole('region', { name: "The group's board" })).getAllByTitle(username),
      ).toHaveLength(1);
  });

  test('whom all agree on is above the verdict with the role, for the eyes only', async () => {
    show(board, answers, end);
    const verdict = (await screen.findByText('Everybody agreed on Robin')).parentElement;
    const picture = verdict?.querySelector('ul');
    expect(picture).toHaveTextContent(/Robin.*Leads$/);
    expect(picture).toHaveAttribute('aria-hidden', 'true');
  });

  test('there is no first place, no rank and no points', async () => {
    show(board, answers, end);
    expect(await screen.findByText('Roles give no points.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'First place' })).toBeNull();
    expect(screen.queryByText(/\d points?$/)).toBeNull();
    expect(screen.queryByText('Full ranking')).toBeNull();
    expect(screen.getByText('Who said what')).toBeVisible();
  });

  test('the show reveals the clearest role last and announces each step', async () => {
    const { step } = show(board, answers, { revealed: 1, verdict: false });
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Samwise: Cooks / Sleeps, a tie. Robin: Cooks, kimchi: Sleeps, Samwise: Not placed.',
    );
    step({ revealed: 3, verdict: false });
    expect(screen.getByRole('status')).toHaveTextContent('Robin: Leads, 3 of 3 votes.');
    step({ revealed: 3, verdict: true });
    expect(screen.getByRole('status')).toHaveTextContent('Everybody agreed on Robin');
  });

  test('a player without a placement has no role', async () => {
    show(board, [given([robin.user], [kim.user], [])], end);
    expect(await screen.findByText('One vote decided it all')).toBeVisible();
    expect(inRow('No role').getByTitle('Samwise')).toBeInTheDocument();
  });
});

test('TierList: items without a placement have their own row', async () => {
  show(subjects, [placed(['pizza'], [])], end);
  const row = within(await screen.findByRole('list', { name: 'Not placed' }));
  expect(row.getByTitle('Cold soup')).toBeInTheDocument();
});
