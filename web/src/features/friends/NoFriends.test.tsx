import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people as everyone, kim, sam } from '../../entities/room/testing/people.ts';
import { cards } from '../../screens/people-panel/testing/cards.ts';
import { renderPeople } from '../../screens/people-panel/testing/render-people.tsx';
import { ScriptedPeople } from '../../screens/people-panel/testing/scripted-people.ts';
import { FriendsPanel } from './FriendsPanel.tsx';

const [, , , alex] = everyone;
const met = [kim, sam, alex];

test('a user without friends reads whom they have met, and that requests are open', async () => {
  const people = new ScriptedPeople({ people: cards.slice(1) });
  const { unmount } = renderPeople(<FriendsPanel met={met} />, { people });
  expect(await screen.findByText(/played with you\./)).toHaveTextContent(
    `${kim.username}, ${sam.username} and ${alex.username} played with you. Friends see when you are online, and come to your table in one tap.`,
  );
  expect(screen.queryByRole('button', { name: /^Add friend / })).toBeNull();
  unmount();
  const asked = new ScriptedPeople({ people: cards.slice(1), sent: met.map(({ user }) => user) });
  renderPeople(<FriendsPanel met={met} />, { people: asked });
  expect(await screen.findByText('They are your friends as soon as they accept.')).toBeVisible();
});

test('a user who has met nobody finds people by name, and friends are listed as ever', async () => {
  const people = new ScriptedPeople({ people: cards.slice(1) });
  const { unmount } = renderPeople(<FriendsPanel />, { people });
  expect(await screen.findByText('No friends here yet.')).toBeVisible();
  unmount();
  const withFriend = new ScriptedPeople({ people: cards.slice(1), friends: { [kim.user]: 'online' } });
  renderPeople(<FriendsPanel met={[sam]} />, { people: withFriend });
  await waitFor(() => expect(screen.getByRole('list', { name: 'Friends' })).toBeVisible());
  expect(screen.queryByText(/played with you/)).toBeNull();
});
