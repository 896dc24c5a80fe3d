import { expect, type Locator, type Page } from '@playwright/test';
import { limits } from '@tallyho/game/limits';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { expectTimeout } from '../stack/run.ts';
import { drag, type Point } from './drag.ts';
import type { InputKind, InputMethod } from './input-method.ts';

/** Returns the option (0 to `options` - 1) for the item at `index`. */
export type RatingStrategy = (index: number, options: number) => number;

interface Playing {
  readonly page: Page;
  readonly kind: InputKind;
  readonly input: InputMethod;
  readonly strategy: RatingStrategy;
}

const tierBoard = (page: Page) => page.getByRole('region', { name: 'Tier board' });

/** The labels of the tiers: pressing one moves the selected item into its tier. */
export const tierKeys = (page: Page): Locator =>
  tierBoard(page).getByRole('button', { name: /^(Put .+ in tier|Tier) / });

/** The texts of the players, which a round shows after all have written. */
export const writtenTexts = (page: Page): Locator => page.getByRole('list', { name: 'Texts', exact: true });

/** The input for a player's own text. */
export const ownText = (page: Page): Locator => page.getByPlaceholder(/^For example:/);

const writing = (page: Page) => ownText(page).or(writtenTexts(page));

/** The board of each mini-game, in all of its steps. */
const board = {
  TierList: tierBoard,
  TierListLobby: tierBoard,
  Slider: (page: Page) => page.getByRole('slider', { name: 'Your rating, 0 to 10' }),
  SliderLobby: (page: Page) =>
    page.getByRole('list', { name: 'Players' }).filter({ has: page.getByRole('slider') }),
  SliderAvatarsLobby: (page: Page) => page.getByRole('region', { name: /^The row, / }),
  RankThem: (page: Page) => page.getByRole('region', { name: /^The row, / }),
  HotTakes: (page: Page) => page.getByRole('region', { name: 'Hot takes' }),
  Cup: (page: Page) => page.getByRole('region', { name: 'Cup', exact: true }),
  WriteAndRate: writing,
  WhoseIsIt: writing,
  Choose: (page: Page) => page.getByRole('group', { name: 'Choose a side' }),
} satisfies Record<MiniGameType, (page: Page) => Locator>;

/** Waits for the board of a mini-game and dismisses the announcement in front of it. */
export async function expectBoard(page: Page, game: MiniGameType): Promise<void> {
  await expect(board[game](page)).toBeVisible();
  await dismissAnnouncement(page);
}

/** Answers the shown step of a round completely, and a cup until its end. */
export async function playMiniGame(game: MiniGameType, playing: Playing): Promise<void> {
  await expectBoard(playing.page, game);
  await playByType[game](playing);
}

/** The announcement of a round covers the whole stage for a moment; Escape closes it. */
async function dismissAnnouncement(page: Page): Promise<void> {
  const announcement = page.getByRole('button', { name: /^(The chosen theme is|Next round):/ });
  if (await announcement.isVisible()) await page.keyboard.press('Escape');
  await expect(announcement).toBeHidden();
}

const { first, duel, outcome, coin } = limits.cup.seconds;

/**
 * The longest time from a vote to the next duel of a cup, in milliseconds: one player does not vote, and the coin decides. The
 * timeout of the configuration does not apply outside a test run, as in `npm run screens`.
 */
const nextDuelTimeout = (Math.max(first, duel) + Math.max(outcome, coin)) * 1_000 + expectTimeout;

const playByType: Record<MiniGameType, (playing: Playing) => Promise<void>> = {
  TierList: fillTiers,
  TierListLobby: fillTiers,

  async Slider({ page, kind, input, strategy }) {
    const slider = board.Slider(page);
    const tenths = strategy(0, 101);
    if (kind === 'keyboard') {
      await input.press(slider);
      await page.keyboard.press('Home');
      for (let step = 0; step < tenths; step += 10) await page.keyboard.press('PageUp');
    } else await pressDialAt(slider, kind, tenths / 100);
    await expect(slider).not.toHaveAttribute('aria-valuetext', 'Not rated yet');
  },

  async SliderLobby({ page, kind, input, strategy }) {
    const sliders = board.SliderLobby(page).getByRole('slider');
    const count = await sliders.count();
    for (let index = 0; index < count; index += 1) {
      const slider = sliders.nth(index);
      const tenths = strategy(index, 11);
      if (kind === 'keyboard') {
        await input.press(slider);
        await page.keyboard.press('Home');
        for (let step = 0; step < tenths; step += 1) await page.keyboard.press('PageUp');
      } else await pressSliderAt(slider, kind, tenths / 10);
      await expect(slider).not.toHaveAttribute('aria-valuetext', 'Not rated yet');
    }
  },

  SliderAvatarsLobby: fillRow,
  RankThem: fillRow,

  async HotTakes({ page, kind, input, strategy }) {
    const takes = board.HotTakes(page);
    await input.press(takes.getByRole('button', { name: 'Start without a clock' }));
    const count = Number((await takes.getByText(/^1 of \d+$/).textContent())?.split(' ').at(-1));
    for (let index = 0; index < count; index += 1) {
      await expect(takes.getByText(`${index + 1} of ${count}`, { exact: true })).toBeVisible();
      const side = strategy(index, 2);
      // A press is ignored as long as it may have been meant for the take before.
      await expect(async () => {
        if (kind === 'keyboard') await page.keyboard.press(String(side + 1));
        else await input.press(takes.getByRole('button').nth(side));
        await expect(takes.getByText(`${index + 1} of ${count}`, { exact: true })).toBeHidden({
          timeout: 100,
        });
      }).toPass();
    }
    await expect(takes.getByRole('list', { name: 'Your takes' })).toBeVisible();
  },

  async Cup({ page, kind, input, strategy }) {
    const cup = board.Cup(page);
    const sides = cup.getByRole('group', { name: 'Vote for one side' }).getByRole('button');
    const isOver = page.getByText('Round Over', { exact: true });
    for (let duel = 0; ; duel += 1) {
      await expect(sides.and(page.locator('[aria-disabled=false]')).or(isOver).first()).toBeVisible({
        timeout: nextDuelTimeout,
      });
      if (await isOver.isVisible()) return;
      const place = await cup.getByRole('heading').textContent();
      const side = strategy(duel, 2);
      if (kind === 'keyboard') await page.keyboard.press(side === 0 ? 'ArrowLeft' : 'ArrowRight');
      else await input.press(sides.nth(side));
      await expect(cup.getByRole('heading', { name: place ?? '', exact: true })).toBeHidden({
        timeout: nextDuelTimeout,
      });
    }
  },

  WriteAndRate: writeOrAnswerTexts,
  WhoseIsIt: writeOrAnswerTexts,

  async Choose({ page, kind, input, strategy }) {
    const side = board.Choose(page).getByRole('radio').nth(strategy(0, 2));
    if (kind === 'keyboard') {
      const first = board.Choose(page).getByRole('radio').first();
      await first.focus();
      await page.keyboard.press('Space');
      if (!(await side.isChecked())) await page.keyboard.press('ArrowRight');
    } else {
      await input.press(board.Choose(page).locator('label').nth(strategy(0, 2)));
    }
    await expect(side).toBeChecked();
  },
};

/** Writes a text, or presses one of the radio buttons of each text of the others: a mark, or the face of its author. */
async function writeOrAnswerTexts({ page, kind, input, strategy }: Playing): Promise<void> {
  const entry = ownText(page);
  if (await entry.isVisible()) {
    const text = `Number ${strategy(0, 1_000)} on my list`;
    await input.type(entry, text);
    await expect(entry).toHaveValue(text);
    return;
  }
  const cards = writtenTexts(page)
    .getByRole('article')
    .filter({ has: page.getByRole('radio') });
  const count = await cards.count();
  for (let index = 0; index < count; index += 1) {
    const card = cards.nth(index);
    const radios = card.getByRole('radio');
    const option = strategy(index, await radios.count());
    if (kind === 'keyboard') {
      await radios.first().focus();
      await page.keyboard.press(String(option + 1));
    } else await input.press(card.locator('label').nth(option));
    await expect(radios.nth(option)).toBeChecked();
  }
}

async function fillTiers(playing: Playing): Promise<void> {
  const { page, kind, strategy } = playing;
  const count = await waitingPictures(page).count();
  const placed = await placedPictures(page).count();
  const keys = tierKeys(page);
  const tiers = await keys.count();
  for (let index = 0; index < count; index += 1) {
    const tier = strategy(index, tiers);
    const isFirst = index === 0;
    if (kind === 'keyboard') await placeByKey(page, tier, isFirst);
    else if (kind === 'mouse' && isFirst) await dragToTier(page, tier);
    else await playing.input.press(keys.nth(tier));
    await expect(page.getByText(`${placed + index + 1} of ${placed + count} placed`).first()).toBeVisible();
  }
}

async function fillRow({ page, kind, input, strategy }: Playing): Promise<void> {
  const count = await waitingPictures(page).count();
  const placed = await placedInRow(page).count();
  for (let index = 0; index < count; index += 1) {
    const subject = waitingPictures(page).nth(strategy(index, count - index));
    if (kind === 'keyboard') await placeByKey(page, strategy(index, placed + index + 1), index === 0);
    else if (index === 0) await dragToLastFreePlace(page, kind, subject);
    else {
      if ((await subject.getAttribute('aria-pressed')) !== 'true') await input.press(subject);
      await input.press(page.getByRole('button', { name: /^Put .+ here: / }).first());
    }
    await expect(placedInRow(page)).toHaveCount(placed + index + 1);
  }
}

/** Presses the half dial around its slider at `share` (0 to 1) of the arc, which begins and ends 10 degrees above the foot. */
async function pressDialAt(slider: Locator, kind: InputKind, share: number): Promise<void> {
  const dial = slider.locator('..');
  const { width, height } = await boxOf(dial);
  const turn = ((10 + 160 * share) * Math.PI) / 180;
  const ring = height * 0.8;
  const position = { x: width / 2 - ring * Math.cos(turn), y: height - ring * Math.sin(turn) };
  if (kind === 'touch') await dial.tap({ position });
  else await dial.click({ position });
}

/** Presses a slider at `share` (0 to 1) of its length. */
async function pressSliderAt(slider: Locator, kind: InputKind, share: number): Promise<void> {
  const { width, height } = await boxOf(slider);
  const position = { x: 12 + (width - 24) * share, y: height / 2 };
  if (kind === 'touch') await slider.tap({ position });
  else await slider.click({ position });
}

/** The tiles that are placed in a row or ranking. */
const placedInRow = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^The row, / })
    .getByRole('button', { name: /, (worst|best|\d+[a-z]{2})(, put .+ here)?$/ });

/** The tiles that are not placed yet. */
export const waitingPictures = (page: Page): Locator => page.getByRole('button', { name: /, not placed$/ });

/** The tiles in a tier. */
export const placedPictures = (page: Page): Locator => page.getByRole('button', { name: /, in tier / });

async function placeByKey(page: Page, tier: number, isFirst: boolean): Promise<void> {
  if (isFirst) await waitingPictures(page).first().focus();
  await page.keyboard.press(String((tier + 1) % 10));
}

async function dragToTier(page: Page, tier: number): Promise<void> {
  const row = page.getByRole('listitem', { name: /^Tier / }).nth(tier);
  await drag(page, 'mouse', await middleOf(waitingPictures(page).first()), await middleOf(row));
}

/** Drags a tile to the last free place of the row and expects it there. */
async function dragToLastFreePlace(page: Page, kind: 'mouse' | 'touch', subject: Locator): Promise<void> {
  const place = page.getByRole('button', { name: /^Put .+ here: / }).last();
  const label = (await place.getAttribute('aria-label'))
    ?.replace(/^Put .+ here: /, '')
    .toLocaleLowerCase('en');
  const name = (await subject.getAttribute('aria-label'))?.replace(/, not placed$/, '');
  await drag(page, kind, await middleOf(subject), await middleOf(place));
  await expect(page.getByRole('button', { name: `${name}, ${label}`, exact: true })).toBeVisible();
}

/** Waits until the target stands still and is not covered, and returns its middle. */
export async function middleOf(target: Locator): Promise<Point> {
  await target.hover({ trial: true });
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

async function boxOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not on the page: ${target}`);
  return box;
}
