import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { robin } from '../../entities/room/testing/people.ts';
import { sampleOf } from '../../minigames/samples.ts';
import { createTable, openGame, setTable, table } from './testing/game-table.tsx';
import '../../minigames/write-and-rate/Play.tsx';
import '../../minigames/whose-is-it/Play.tsx';

setTable();

test.each([
  ['WriteAndRate', /^Worst thing to hear from \w+ at 3 a\.m\.$/],
  ['WhoseIsIt', 'Your home is on fire. What do you carry out first?'],
] as const)(
  'a round of %s has one heading, its prompt, which is the label of the input',
  async (type, prompt) => {
    const [game] = sampleOf(type).games;
    if (!game) throw new Error('No sample');
    createTable({}, [{ name: 'Blank cards', description: '', type: 'normal', tags: [], games: [game] }]);
    const gameId = startChoosing(table.room);
    table.room.act(robin.user, { type: 'themeChosen', gameId, theme: 'Blank cards' });
    openGame(robin);
    expect(await screen.findByRole('textbox', { name: prompt })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(prompt);
    expect(screen.getAllByText(prompt)).toHaveLength(1);
    expect(screen.getByText(game.name)).toBeInTheDocument();
  },
);
