import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { people as everyone, kim, sam } from '../../entities/room/testing/people.ts';
import { cards } from '../../screens/people-panel/testing/cards.ts';
import { renderPeople } from '../../screens/people-panel/testing/render-people.tsx';
import { ScriptedPeople } from '../../screens/people-panel/testing/scripted-people.ts';
import { FriendsPanel } from './FriendsPanel.tsx';

const [, , , alex] = everyone;
const met = [kim, sam, alex];

test('a user without friends is asked about the players whom they have met', async () => {
  const people = new ScriptedPeople({ people: cards.slice(1) });
  renderPeople(<FriendsPanel met={met} />, { people });
  expect(await screen.findByText(/were here. Add them\?/)).toHaveTextContent(
    `${kim.username}, ${sam.username} and ${alex.username} were here. Add them?`,
  );
  const user = userEvent.setup();
  const rows = within(screen.getByRole('list', { name: 'Players to befriend' }));
  for (const person of met)
    await user.click(await rows.findByRole('button', { name: `Add ${person.username} as a friend` }));
  expect(await screen.findByText('They are your friends as soon as they accept.')).toBeVisible();
  expect(rows.getAllByText('Request sent')).toHaveLength(3);
  expect([...people.sent]).toEqual(met.map((person) => person.user));
});

test('a user who has met nobody finds people by name, and friends are listed as ever', async () => {
  const people = new ScriptedPeople({ people: cards.slice(1) });
  const { unmount } = renderPeople(<FriendsPanel />, { people });
  expect(await screen.findByText('No friends here yet.')).toBeVisible();
  unmount();
  const withFriend = new ScriptedPeople({ people: cards.slice(1), friends: { [kim.user]: 'online' } });
  renderPeople(<FriendsPanel met={[sam]} />, { people: withFriend });
  await waitFor(() => expect(screen.getByRole('list', { name: 'Friends' })).toBeVisible());
  expect(screen.queryByText(/Add them\?/)).toBeNull();
});
