// @vitest-environment node
import { expect, it } from 'vitest';
import { TabVersions } from './tab-versions.ts';

const tab = (id: string, frameType = 'top-level') => ({ id, frameType });
const versions = () => new TabVersions('new');

it('names a tab current if it runs this version', () => {
  expect(versions().note(tab('a'), 'new')).toBe(true);
  expect(versions().note(tab('a'), 'old')).toBe(false);
});

it('waits until all open tabs run this version', () => {
  const noted = versions();
  noted.note(tab('a'), 'new');
  noted.note(tab('b'), 'old');
  expect(noted.areAllCurrent([tab('a'), tab('b')])).toBe(false);
  expect(noted.areAllCurrent([tab('a')])).toBe(true);
});

it('waits for a tab that has not reported, but not for a frame inside of a tab', () => {
  const noted = versions();
  noted.note(tab('a'), 'new');
  expect(noted.areAllCurrent([tab('a'), tab('c')])).toBe(false);
  expect(noted.areAllCurrent([tab('a'), tab('f', 'nested')])).toBe(true);
});
