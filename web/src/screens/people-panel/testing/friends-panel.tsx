import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { closeConversation } from '../../../entities/friends/people-panel-store.ts';
import { applyPreferences } from '../../../entities/preferences/preferences.ts';
import type { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { FriendsPanel } from '../../../features/friends/FriendsPanel.tsx';
import { cards } from './cards.ts';
import { renderPeople } from './render-people.tsx';
import { ScriptedPeople } from './scripted-people.ts';

/** The users that Robin, the viewer, is connected with. `setPanel` creates them anew for each test. */
export const panel = { people: new ScriptedPeople({ people: [] }) };

/** Registers hooks that reset the panel before each test: three friends, one request received, one sent. */
export function setPanel(): void {
  beforeEach(() => {
    panel.people = new ScriptedPeople({
      people: cards.slice(1),
      friends: { 'user-sam': 'offline', 'user-kim': 'inGame', 'user-alex': 'online' },
      requests: ['user-noor'],
      sent: ['user-juno'],
    });
  });
  afterEach(() => {
    closeConversation();
    applyPreferences({ appearOffline: false });
  });
}

/** Renders the panel. Robin leads the lobby `room`; by default a lobby without other players. */
export function openPanel(room?: ScriptedRoom): UserEvent {
  renderPeople(<FriendsPanel />, { people: panel.people, ...(room && { room }) });
  return userEvent.setup();
}

export const goTo = async (user: UserEvent, name: RegExp) =>
  user.click(await screen.findByRole('tab', { name }));

/** Returns the names in a list, in their order on the page. */
export const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
