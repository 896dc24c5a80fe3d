import { defaultTimings } from '@tallyho/game/limits';
import { expect, test } from 'vitest';
import { configOf, parseConfig } from './config.ts';

const env = {
  TICKET_SECRET: 't'.repeat(32),
  SERVICE_SECRET: 's'.repeat(32),
  EDGE_URL: 'http://127.0.0.1:8787/',
  ALLOWED_ORIGINS: 'same-host, app://tallyho',
};

test('timings have their default values except for those that are set', () => {
  expect(parseConfig(env).timings).toEqual(defaultTimings);
  expect(parseConfig({ ...env, TIMINGS: '{"awayAfter":50}' }).timings).toEqual({
    ...defaultTimings,
    awayAfter: 50,
  });
});

test('trims lists and removes trailing slashes from addresses', () => {
  expect(parseConfig(env)).toMatchObject({
    edgeUrl: 'http://127.0.0.1:8787',
    allowedOrigins: ['same-host', 'app://tallyho'],
  });
});

test.each([
  ['TIMINGS', 'nonsense'],
  ['TIMINGS', '{"awayAfter":"soon"}'],
  ['TIMINGS', '{"awayAfter":-1}'],
  ['TIMINGS', '{"awayafter":50}'],
  ['TIMINGS', '[1]'],
  ['TICKET_SECRET', 'short'],
  ['SERVICE_SECRET', undefined],
  ['EDGE_URL', 'somewhere'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://tallyho.example/path'],
])('%s = %s stops the server; the error has the variable name but not its value', (name, value) => {
  const parse = () => parseConfig({ ...env, [name]: value });
  expect(parse).toThrow(name);
  if (value !== undefined && value !== '[1]' && value !== '*') expect(parse).not.toThrow(value);
});

test('the variables are validated again only when one has changed', () => {
  const config = configOf({ ...env });
  expect(configOf({ ...env })).toBe(config);
  expect(configOf({ ...env, EDGE_URL: 'http://127.0.0.1:8788' }).edgeUrl).toBe('http://127.0.0.1:8788');
  expect(() => configOf({ ...env, TICKET_SECRET: 'short' })).toThrow('TICKET_SECRET');
  expect(configOf({ ...env })).toEqual(config);
});
