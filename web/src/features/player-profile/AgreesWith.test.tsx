import type { Person } from '@tallyho/game/model/person';
import type { PlayerProfile, Tie } from '@tallyho/game/people/player-profile';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeConversation, readPeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { kim, sam } from '../../entities/room/testing/people.ts';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { cards } from '../../screens/people-panel/testing/cards.ts';
import { renderPeople } from '../../screens/people-panel/testing/render-people.tsx';
import { ScriptedPeople } from '../../screens/people-panel/testing/scripted-people.ts';
import { AgreesWith } from './AgreesWith.tsx';

let people: ScriptedPeople;
beforeEach(() => {
  people = new ScriptedPeople({ people: cards.slice(1), friends: { [kim.user]: 'online' } });
});
afterEach(() => act(closeConversation));

const row = (person: Person, tie: Tie): PlayerProfile['agreements'][number] => ({
  username: person.username,
  avatar: person.avatar,
  tie,
  percent: 60,
  compared: 20,
});
/** Renders the rows of a friend and of somebody else. */
function open(tie: Tie) {
  const rows = [row(kim, { kind: 'friend', user: kim.user }), row(sam, tie)];
  renderPeople(<AgreesWith agreements={rows} mostUnlike={null} />, { people });
  return userEvent.setup();
}
const samsRow = () => within(screen.getAllByRole('listitem')[1] ?? document.body);

test('a friend can be written to', async () => {
  const user = open({ kind: 'none' });
  await user.click(screen.getByRole('button', { name: 'Message kimchi' }));
  expect(readPeoplePanel().conversation).toEqual(kim);
});

test('a guest, or whoever has another name now, has no button', async () => {
  open({ kind: 'none' });
  expect(await screen.findByText('Samwise')).toBeVisible();
  expect(samsRow().queryByRole('button')).toBeNull();
  expect(people.calls).toEqual([]);
});

test('an account is asked to be a friend with one press, and the row says so', async () => {
  const user = open({ kind: 'account' });
  await user.dblClick(await screen.findByRole('button', { name: 'Add friend Samwise' }));
  expect(await samsRow().findByText('Request sent')).toBeVisible();
  expect(samsRow().queryByRole('button')).toBeNull();
  expect(people.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/user/friends/send-request',
  ]);
});

test('an account that has asked itself, which stands below the list, becomes a friend with one press, and can be written to', async () => {
  people.receiveRequest(sam.user);
  const user = open({ kind: 'account' });
  const accept = await screen.findByRole('button', { name: 'Accept request from Samwise' });
  expect(samsRow().queryByRole('button')).toBeNull();
  await user.click(accept);
  expect(await samsRow().findByRole('button', { name: 'Message Samwise' })).toBeVisible();
  expect(screen.getByText('You and Samwise are friends now')).toBeInTheDocument();
});

test('a refused request is a toast, and can be sent again', async () => {
  people.overrides['POST /api/user/friends/send-request'] = respondWithError(
    429,
    'tooManyRequests',
    'You have asked many people.',
  );
  const user = open({ kind: 'account' });
  await user.click(await screen.findByRole('button', { name: 'Add friend Samwise' }));
  expect(
    await screen.findByText('Error sending friend request. You have asked many people.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add friend Samwise' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

test('the one who agrees least stands apart, with kind words, and not among those who agree', async () => {
  const best = { ...row(kim, { kind: 'friend', user: kim.user }), percent: 80 };
  const least = { ...row(sam, { kind: 'account' }), percent: 30 };
  renderPeople(<AgreesWith agreements={[best, least]} mostUnlike={least} />, { people });
  const names = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(names('You agree with')).toEqual([expect.stringContaining('kimchi')]);
  expect(names('You and Samwise agree least: 30%.')).toEqual([
    expect.stringMatching(/^You and Samwise agree least: 30%\.Likes to differ/),
  ]);
  expect(await screen.findByRole('button', { name: 'Add friend Samwise' })).toBeVisible();
});

test('without one who agrees less than the others there is no such part', () => {
  open({ kind: 'none' });
  expect(screen.queryByRole('heading', { name: /agree least/ })).toBeNull();
});

test('one who agrees nearly as much as the best one is a row like the others', () => {
  const best = { ...row(kim, { kind: 'friend', user: kim.user }), percent: 60 };
  const last = { ...row(sam, { kind: 'none' }), percent: 56 };
  renderPeople(<AgreesWith agreements={[best, last]} mostUnlike={last} />, { people });
  expect(screen.queryByRole('heading', { name: /agree least/ })).toBeNull();
  expect(samsRow().getByText('Half and half')).toBeVisible();
});
