import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Player } from './player.ts';

declare global {
  interface Window {
    /** Present after `loadAxe`. */
    readonly axe?: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into the page's document, unless an earlier check has done so: parsing it costs as much as a scan. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
}

/**
 * Ends the page's transitions and finite animations, so that a check sees the final colors and sizes: a tile that appears
 * is small in its first frame, also with reduced motion.
 */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Transitions to the colors of another scheme begin with the next frame.
    await new Promise(requestAnimationFrame);
    const running = () =>
      document.getAnimations().filter(
        // Those that follow a scroll position have another timeline, and no end.
        ({ effect, playState, timeline }) =>
          timeline === document.timeline &&
          playState !== 'finished' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    // The end of a transition can start others, of elements that inherit the property.
    for (let found = running(); found.length > 0; found = running())
      for (const animation of found) animation.finish();
  });

/** The rules whose result depends on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no axe violations of WCAG 2.2 A and AA and of axe's best practices. `colorsOnly`: checks only the rules about
 * colors, for a screen that was checked completely in the other color scheme.
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  { colorsOnly = false }: { colorsOnly?: boolean } = {},
): Promise<void> {
  await loadAxe(page);
  await endAnimations(page);
  const found = await page.evaluate(
    async (rules) => {
      const results = await window.axe?.run(document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      if (!results) throw new Error('axe is not loaded');
      return results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
      );
    },
    colorsOnly ? colorRules : null,
  );
  expect.soft(found, `axe: ${where}`).toEqual([]);
}

/** A text with smooth edges has more colors than this, an empty place has fewer. */
const fewestColors = 12;

/**
 * Expects the target to be in the picture of the page, not only in its computed styles: an animation that the compositor runs can
 * differ from them.
 */
export async function expectDrawn(target: Locator, what: string): Promise<void> {
  const picture = (await target.screenshot()).toString('base64');
  const colors = await target.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data;
    return new Set(pixels && new Uint32Array(pixels.buffer)).size;
  }, picture);
  expect(colors, `colors of ${what}`).toBeGreaterThan(fewestColors);
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
  // A message that slides in crosses what is above its place.
  await endAnimations(cover.page());
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

/**
 * Expects that the page's policy refuses text as markup or as the address of a script, and any Trusted Types policy but the
 * page's own. Every browser test fails if the page's own code is refused, because browsers report that as an error.
 */
export async function expectTrustedTypes({ page, recording }: Player, where: string): Promise<void> {
  // The code of a test has no address, the page's own has one.
  recording.allowErrors(/(requires 'Trusted\w+' assignment|TrustedTypePolicy named 'default').* \(\)$/);
  const refused = await page.evaluate(() => {
    const element = (name: string) => document.createElement(name);
    // Not in the types of the DOM.
    const factory: { createPolicy(name: string, rules: object): unknown } = Reflect.get(
      window,
      'trustedTypes',
    );
    const attempts = {
      markup: () => Object.assign(element('b'), { innerHTML: '<i></i>' }),
      address: () => Object.assign(element('script'), { src: '/assets/other.js' }),
      code: () => Object.assign(element('script'), { textContent: 'window.injected = true' }),
      handler: () => element('b').setAttribute('onclick', 'window.injected = true'),
      policy: () => factory.createPolicy('default', {}),
    };
    const outcomes = Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return [name, 'accepted'];
      } catch (error) {
        return [name, error instanceof TypeError ? 'refused' : String(error)];
      }
    });
    return Object.fromEntries(outcomes);
  });
  expect.soft(refused, `Trusted Types: ${where}`).toEqual({
    markup: 'refused',
    address: 'refused',
    code: 'refused',
    handler: 'refused',
    policy: 'refused',
  });
}

const minTargetSize = 44;

/** Expects touch targets of at least 44 px, with what reaches over their edges to be pressed. Pictures in a tier are excluded: they shrink to fit, and the tier buttons move them too. */
export async function expectTouchTargets(page: Page, where: string): Promise<void> {
  await endAnimations(page);
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
          const box = target.getBoundingClientRect();
          // What is drawn after its content can be pressed, too, and reach over its edges.
          const after = getComputedStyle(target, '::after');
          const reaches =
            after.content !== 'none' &&
            after.position === 'absolute' &&
            getComputedStyle(target).position !== 'static';
          const over = (start: string, end: string) =>
            reaches ? Math.max(0, -Number.parseFloat(start)) + Math.max(0, -Number.parseFloat(end)) : 0;
          const width = box.width + over(after.left, after.right);
          const height = box.height + over(after.top, after.bottom);
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, `${where}, dark`, { colorsOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page, `${where}, light`);
}

const wide = { width: 1440, height: 900 };

/**
 * Checks a phone's light page as a phone, and as a wide window in the dark scheme: each size and each scheme has one complete
 * scan. Restores the size and the light scheme.
 */
export async function expectScreenLayouts(page: Page, where: string): Promise<void> {
  const phone = page.viewportSize();
  if (!phone) throw new Error('The page has no fixed size');
  await expectNoSidewaysScroll(page, where);
  await expectTouchTargets(page, where);
  await expectNoViolations(page, `${where}, light`);
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, `${where}, wide, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
}
