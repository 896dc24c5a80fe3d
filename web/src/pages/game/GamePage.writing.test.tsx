import { sampleAnswer } from '@tallyho/game/minigames/registry';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sendAnswer, startChoosing } from '../../entities/room/local/played-rounds.ts';
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

test('the number of texts to guess stays the same when the player does not know an author', async () => {
  const [game] = sampleOf('WhoseIsIt').games;
  if (!game) throw new Error('No sample');
  createTable({}, [{ name: 'Unsigned notes', description: '', type: 'normal', tags: [], games: [game] }]);
  const { room } = table;
  const gameId = startChoosing(room);
  room.act(robin.user, { type: 'themeChosen', gameId, theme: 'Unsigned notes' });
  for (const { user, username } of room.state.seats) {
    const { stage } = room.state;
    if (stage.phase !== 'playing') throw new Error(stage.phase);
    const answer = sampleAnswer(stage.round.board, () => 0);
    sendAnswer(room, user, { ...answer, text: `The note of ${username}` });
  }
  const user = userEvent.setup();
  openGame(robin);
  expect(await screen.findByText('0 of 2 guessed')).toBeInTheDocument();
  const [first, second] = await screen.findAllByRole('button', { name: 'I don’t know' });
  if (!first || !second) throw new Error('Two texts were expected');
  await user.click(first);
  expect(screen.getByText('0 of 2 guessed, 1 left out')).toBeInTheDocument();
  await user.click(second);
  expect(screen.getByText('0 of 2 guessed, 2 left out. Confirm when you are sure.')).toBeInTheDocument();
});
