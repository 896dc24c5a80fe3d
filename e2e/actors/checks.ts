import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Expects no axe violations of WCAG 2.2 A and AA and of axe's best practices, or only of `rules` if given. */
export async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  // The legacy mode opens no extra page to collect results of frames. The site has no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
  expect.soft(found, `axe: ${where}`).toEqual([]);
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width: ${where}`).toBeLessThanOrEqual(width);
}

/** Expects that `cover`, which lies above the page, touches none of the visible `targets`. There is at least one. */
export async function expectNotCovered(cover: Locator, targets: Locator, where: string): Promise<void> {
  const above = await cover.boundingBox();
  if (!above) throw new Error(`Not on the page: ${cover}`);
  const boxes = (await Promise.all((await targets.all()).map((target) => target.boundingBox()))).filter(
    (box) => box !== null,
  );
  expect(boxes, `targets: ${where}`).not.toEqual([]);
  const covered = boxes.filter(
    ({ x, y, width, height }) =>
      x < above.x + above.width && above.x < x + width && y < above.y + above.height && above.y < y + height,
  );
  expect.soft(covered, `covered: ${where}`).toEqual([]);
}

const minTargetSize = 44;

/** Expects touch targets of at least 44 px. Pictures in a tier are excluded: they shrink to fit, and the tier buttons move them too. */
export async function expectTouchTargets(page: Page, where: string): Promise<void> {
  const small = await page
    .locator(
      'button:visible:not([aria-label*=", in tier "]), input:visible, select:visible, textarea:visible',
    )
    .evaluateAll(
      (elements, least) =>
        elements.flatMap((element) => {
          // If a label draws the control, the label is the target.
          const target = element.matches('[type=radio], [type=checkbox]')
            ? (element.closest('label') ?? element)
            : element;
          const { width, height } = target.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
          const fits = Math.round(width) >= least && Math.round(height) >= least;
          return fits || width <= 1
            ? []
            : [`${element.tagName} "${name}" ${Math.round(width)}x${Math.round(height)}`];
        }),
      minTargetSize,
    );
  expect.soft(small, `touch targets: ${where}`).toEqual([]);
}

/** All checks above on a phone's page, in light and dark. */
export async function expectPhoneLayout(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await expectTouchTargets(page, where);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${where}, ${colorScheme}`);
  }
}
