import type { RoundRecord } from '@tallyho/game/records/game';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { people } from '@tallyho/game/testing/people';
import { playedRound } from '@tallyho/game/testing/records';
import { customGame, tierListGame } from '@tallyho/game/testing/themes';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AwardContrasts } from './AwardContrasts.tsx';

const players = people(3);
const draw = (record: RoundRecord, subject: string) =>
  render(
    <AwardContrasts
      record={record}
      contrasts={[{ subject, own: 'Best', group: 'Worst' }]}
      user="player-1"
      raterOf={(user) => ({
        user,
        username: players.find((person) => person.user === user)?.username ?? '',
        avatar: 1,
        seat: null,
      })}
      reactions={reactionsTo(record)}
    />,
  );
const rows = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent?.replaceAll('\u00ad', '').replaceAll('\u200b', ''));
const name = players[0]?.username;

test('about the only question there is what the player and the group said', () => {
  draw(playedRound(customGame('Slider'), [], { players }), 'question');
  expect(rows()).toEqual([`${name}: BestGroup: Worst`]);
});

test('about an item its name stands before what both said', () => {
  draw(playedRound(tierListGame(2), [], { players }), 'item-1');
  expect(rows()).toEqual([`Picture 1${name}: BestGroup: Worst`]);
});
