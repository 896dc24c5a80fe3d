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

/** Whom Robin, who looks, has to do with; made anew for each test by `setPanel`. */
export const panel = { people: new ScriptedPeople({ people: [] }) };

/** Before each test of a file: three friends, one request received, one sent. */
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

/** Draws the panel; Robin leads the lobby `room`, by default one alone. */
export function openPanel(room?: ScriptedRoom): UserEvent {
  renderPeople(<FriendsPanel />, { people: panel.people, ...(room && { room }) });
  return userEvent.setup();
}

export const goTo = async (user: UserEvent, name: RegExp) =>
  user.click(await screen.findByRole('tab', { name }));

/** The names in a list, as they stand. */
export const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
