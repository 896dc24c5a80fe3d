import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPage } from './page-start.ts';

/** Reports the first paint. */
let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: () => void) {
        paint = onPaint;
      }
      observe() {}
    },
  );
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="page-files">
    {"entries":["/platform.js","/main.js"],"parts":["/home.js"]}</script>
    <form><input name="code"><button><b>Join</b></button></form>`;
});

afterEach(() => void window.pageStart?.takePress());

const scripts = () => [...document.head.querySelectorAll('script')];
const addressOf = (script: HTMLScriptElement) => script.getAttribute('src');
const preloads = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

test('the code loads after the first paint, and runs in one task for each entry', () => {
  startPage();
  expect([...scripts(), ...preloads()]).toEqual([]);
  paint();
  paint();
  expect(preloads()).toEqual(['/platform.js', '/main.js', '/home.js']);
  expect(scripts().map(addressOf)).toEqual(['/platform.js']);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(scripts()).toHaveLength(1);
  vi.advanceTimersByTime(0);
  expect(scripts().map(addressOf)).toEqual(['/platform.js', '/main.js']);
});

test('a press of a link is recorded only if the address has a query, which the link lacks', async () => {
  vi.useRealTimers();
  document.body.innerHTML = '<a href="#there">There</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  const press = async (address: string) => {
    window.history.replaceState(null, '', address);
    startPage();
    await userEvent.click(link);
    return window.pageStart?.takePress();
  };
  expect(await press('/login')).toBeNull();
  expect(await press('/login?next=/user')).toBe(link);
  expect(window.pageStart?.takePress()).toBeNull();
  window.history.replaceState(null, '', '/');
});

test('in a tab that paints nothing the code loads after two seconds', () => {
  startPage();
  vi.advanceTimersByTime(2_000);
  expect(scripts().map(addressOf)).toEqual(['/platform.js']);
});

test('the last press of a button is recorded instead of sending its form, until it is taken', async () => {
  vi.useRealTimers();
  startPage();
  const button = document.querySelector('button');
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.type(document.querySelector('input') as HTMLInputElement, 'PARTY7{Enter}');
  await userEvent.click(document.querySelector('b') as HTMLElement);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(window.pageStart?.takePress()).toBe(button);
  button?.click();
  expect(onSubmit).toHaveBeenCalledOnce();
});
