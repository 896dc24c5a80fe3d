import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trustedScripts } from '../shared/platform/trusted-scripts.ts';
import { startPage } from './page-start.ts';

/** Each reports the first paint to a start of the page. */
const paints: (() => void)[] = [];
const paint = () => {
  for (const report of paints) report();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: () => void) {
        paints.push(onPaint);
      }
      observe() {}
    },
  );
  document.head.innerHTML =
    '<script type="application/json" id="page-files">["/assets/main.js","/assets/home.js"]</script>';
  document.body.innerHTML = `<form><input name="code"><button><b>Join</b></button></form>
    <div role="alert"><p id="not-loaded" hidden>Not loaded. <a href="#again">Try again</a></p></div>`;
});

afterEach(() => {
  window.pageStart?.takePresses();
  delete window.pageStart;
  // Otherwise a start with real timers loads its files two seconds later, in another test.
  paint();
  paints.length = 0;
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const addressOf = (script: HTMLScriptElement) => script.getAttribute('src');
const preloads = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

test('all files load after the first paint, and the entry runs once', () => {
  startPage(trustedScripts);
  expect([...scripts(), ...preloads()]).toEqual([]);
  paint();
  paint();
  expect(preloads()).toEqual(['/assets/main.js', '/assets/home.js']);
  expect(scripts().map(addressOf)).toEqual(['/assets/main.js']);
});

test('a file that fails is loaded again', () => {
  startPage(trustedScripts);
  paint();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts().map(addressOf)).toEqual(['/assets/main.js']);
  vi.advanceTimersByTime(1_000);
  expect(scripts().map(addressOf)).toEqual(['/assets/main.js', '/assets/main.js']);
  expect(document.getElementById('not-loaded')?.hidden).toBe(true);
});

test('a file that fails three times is not loaded again: the page shows its error, and its links work', async () => {
  window.history.replaceState(null, '', '/login?next=/user');
  startPage(trustedScripts);
  paint();
  for (const delay of [1_000, 3_000, 10_000]) {
    expect(document.getElementById('not-loaded')?.hidden).toBe(true);
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(delay);
  }
  expect(scripts().map(addressOf)).toEqual(['/assets/main.js', '/assets/main.js', '/assets/main.js']);
  expect(document.getElementById('not-loaded')?.hidden).toBe(false);
  vi.useRealTimers();
  await userEvent.click(document.querySelector('a') as HTMLAnchorElement);
  await userEvent.click(document.querySelector('button') as HTMLButtonElement);
  expect(window.location.hash).toBe('#again');
  expect(window.pageStart?.takePresses()).toEqual([document.querySelector('button')]);
  window.history.replaceState(null, '', '/');
});

test('a press of a link is recorded only if the address has a query, which the link lacks', async () => {
  vi.useRealTimers();
  document.body.innerHTML = '<a href="#there">There</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  const press = async (address: string) => {
    window.history.replaceState(null, '', address);
    startPage(trustedScripts);
    await userEvent.click(link);
    return window.pageStart?.takePresses();
  };
  expect(await press('/login')).toEqual([]);
  expect(await press('/login?next=/user')).toEqual([link]);
  expect(window.pageStart?.takePresses()).toEqual([]);
  window.history.replaceState(null, '', '/');
});

test('in a tab that paints nothing the code loads after two seconds', () => {
  startPage(trustedScripts);
  vi.advanceTimersByTime(2_000);
  expect(scripts().map(addressOf)).toEqual(['/assets/main.js']);
});

test('the last press of a button is recorded instead of sending its form, until it is taken', async () => {
  vi.useRealTimers();
  startPage(trustedScripts);
  const button = document.querySelector('button');
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.type(document.querySelector('input') as HTMLInputElement, 'PARTY7{Enter}');
  await userEvent.click(document.querySelector('b') as HTMLElement);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(window.pageStart?.takePresses()).toEqual([button]);
  button?.click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a press is shown at once, until it is taken', async () => {
  vi.useRealTimers();
  const cancel = vi.fn();
  const animate = vi
    .spyOn(HTMLButtonElement.prototype, 'animate')
    .mockReturnValue({ cancel } as unknown as Animation); // the only member that is used
  startPage(trustedScripts);
  await userEvent.click(document.querySelector('button') as HTMLButtonElement);
  expect(animate).toHaveBeenCalledOnce();
  expect(cancel).not.toHaveBeenCalled();
  window.pageStart?.takePresses();
  expect(cancel).toHaveBeenCalledOnce();
});

test('chosen options are recorded in their order, with the button or link that was pressed last', async () => {
  vi.useRealTimers();
  document.body.innerHTML = `<label><input type="radio" name="avatar">Fox</label><label><input type="radio" name="avatar">Owl</label>
    <label>Name <input></label><button>Play</button><button>Log in</button>`;
  const [fox, owl, name] = document.querySelectorAll('label');
  const [play, logIn] = document.querySelectorAll('button');
  startPage(trustedScripts);
  for (const element of [fox, play, owl, fox, logIn, name]) await userEvent.click(element as HTMLElement);
  expect(document.querySelectorAll(':checked')).toHaveLength(0);
  expect(document.querySelector('input:not([type])')).toHaveFocus();
  expect(window.pageStart?.takePresses()).toEqual([owl, fox, logIn]);
});
