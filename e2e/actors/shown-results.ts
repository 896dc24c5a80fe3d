import { expect, type Locator, type Page } from '@playwright/test';
import type { GameAwards } from '@tallyho/game/awards/awards';
import { subjectName } from '@tallyho/game/awards/words';
import { subjectsOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { RoundAward } from '@tallyho/game/round-awards/award';
import { foundAward } from '@tallyho/game/round-awards/choose-awards';

/** What a page shows is what the room has recorded. The rules prove that the record itself is right. */

/** Expects that `scope` shows the complete results of a round: each count of a question, or all who and what was rated. */
export async function expectRound(scope: Locator, { board, answers }: RoundRecord): Promise<void> {
  switch (board.type) {
    case 'Slider': {
      const columns = scope.getByRole('list', { name: 'Ratings by point' }).locator(':scope > li');
      const given = answers.map(({ gameData }) => 'sliderIndex' in gameData && gameData.sliderIndex);
      for (const [index, { name }] of board.points.entries()) {
        const count = given.filter((chosen) => chosen === index).length;
        await expect(columns.nth(index)).toHaveAttribute('aria-label', `${name}: ${count}`);
      }
      return;
    }
    case 'Choose':
      for (const side of ['left', 'right'] as const) {
        const count = answers.filter(
          ({ gameData }) => 'selectedSide' in gameData && gameData.selectedSide === side,
        ).length;
        const name = `${board[side].header}: ${count} ${count === 1 ? 'vote' : 'votes'}`;
        await expect(scope.getByRole('region', { name })).toBeVisible();
      }
      return;
    default:
      for (const subject of subjectsOf(board)) {
        const name =
          subject.kind === 'item' ? subject.item.alt : 'player' in subject && subject.player.username;
        if (name) await expect(scope).toContainText(name);
      }
  }
}

/** Expects these awards of a game, and no others. */
export async function expectAwards(page: Page, { divisive, closestPair }: GameAwards): Promise<void> {
  const awards = page.getByRole('region', { name: 'Awards' });
  const card = (title: string) => awards.getByRole('article').filter({ has: page.getByText(title) });
  await expect(card('Most divisive')).toHaveCount(divisive ? 1 : 0);
  if (divisive) await expect(card('Most divisive')).toContainText(subjectName(divisive));
  await expect(card('Closest pair')).toHaveCount(closestPair ? 1 : 0);
  for (const { username } of closestPair?.people ?? [])
    await expect(card('Closest pair')).toContainText(username);
}

/** Expects the sentences of these awards of a round, and no other awards. */
export async function expectRoundAwards(
  page: Page,
  { record, awards }: { record: RoundRecord; awards: RoundAward[] },
): Promise<void> {
  const nameOf = (id: string) =>
    [
      ...subjectsOf(record.board),
      ...record.answers.map(({ ratedBy: player }) => ({ kind: 'player', player })),
    ]
      .flatMap((one) => ('player' in one ? [one.player] : []))
      .find(({ user }) => user === id)?.username ?? id;
  const titles = awards.map((award) => foundAward(record, award)?.title(nameOf) ?? '');
  await expect(page.getByRole('region', { name: 'Awards' }).getByRole('heading')).toHaveText(titles);
}

/** Expects the points of all players at Game Over: three ranks on the podium, the others in the row below. */
export async function expectPoints(page: Page, scores: GameAwards['scores']): Promise<void> {
  const steps = page.getByRole('list', { name: 'Winners' }).locator(':scope > li');
  const further = page.getByRole('list', { name: 'Further players' }).getByRole('listitem');
  for (const { player, rank, points } of scores) {
    const place = rank > 3 ? further : steps;
    await expect(
      place.filter({ hasText: new RegExp(`${player.username}|You`) }).filter({ hasText: `${points} point` }),
    ).not.toHaveCount(0);
  }
}
