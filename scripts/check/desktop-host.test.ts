import { expect, test } from 'vitest';
import { chooseDesktopHost } from './desktop-host.ts';

const one = 'http://localhost:8787';
const other = 'http://localhost:9000';

test('the app plays on the only Tallyho that runs from the checkout, whatever its port', () => {
  expect(chooseDesktopHost(undefined, [other])).toEqual({
    host: other,
    message: `The desktop app plays on ${other}.`,
  });
});

test.each([
  ['none runs', [], 'No Tallyho runs from this folder (npm start).'],
  ['several run', [one, other], `Several Tallyhos run from this folder (${one}, ${other}).`],
] as const)(
  'if %s, the app opens the address that it used last, and a line says so',
  (_case, running, reason) => {
    const { host, message } = chooseDesktopHost(undefined, running);
    expect(host).toBeUndefined();
    expect(message).toBe(
      `${reason} The app opens the address that it used last; TALLYHO_HOST names another one.`,
    );
  },
);

test.each([[[]], [[one]], [[one, other]]])('TALLYHO_HOST comes before %j', (running) => {
  expect(chooseDesktopHost('https://play.example.org', running).host).toBe('https://play.example.org');
});
