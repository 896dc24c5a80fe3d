import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of axe is broken, or none of `rules`: WCAG 2.2 A and AA, and its best practices. */
export async function expectNoViolations(page: Page, where: string, rules?: string[]): Promise<void> {
  // Without frames there is nothing to be gathered on a page of its own, which is what the legacy mode leaves out.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
  expect.soft(found, `axe: ${where}`).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width: ${where}`).toBeLessThanOrEqual(width);
}

const minTargetSize = 44;

/** Every button and field is big enough for a finger. Pictures in a tier may shrink to fit the board: the tiers' keys move them too. */
export async function expectTouchTargets(page: Page, where: string): Promise<void> {
  const small = await page
    .locator(
      'button:visible:not([aria-label*=", in tier "]), input:visible, select:visible, textarea:visible',
    )
    .evaluateAll(
      (elements, least) =>
        elements.flatMap((element) => {
          // The place to press is the label where the control itself is drawn by it.
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

/** What is on a phone's screen breaks none of the rules above, in light and in dark. */
export async function expectPhoneLayout(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await expectTouchTargets(page, where);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${where}, ${colorScheme}`);
  }
}
