import type { Person } from '@tallyho/game/model/person';
import { expect, test } from 'vitest';
import type { DirectMessage } from '../../entities/messages/messages-api.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { beginsDay, isContinuation, isSoonAfter } from './grouping.ts';

const evening = Date.parse('2026-11-21T20:00:00');
const minute = 60_000;
const message = (minutes: number, sender: Person = kim): DirectMessage => ({
  _id: String(minutes),
  seq: minutes,
  sender,
  recipient: sender === kim ? robin : kim,
  content: 'Hello',
  createdAt: new Date(evening + minutes * minute).toISOString(),
});

test('messages of one sender within five minutes are grouped', () => {
  expect(isContinuation(message(4), message(0))).toBe(true);
  expect(isContinuation(message(5), message(0))).toBe(false);
  expect(isContinuation(message(4), message(0, robin))).toBe(false);
  expect(isContinuation(message(0), undefined)).toBe(false);
});

test('a reply within five minutes belongs to the same exchange, which shows one time', () => {
  expect(isSoonAfter(message(4), message(0, robin))).toBe(true);
  expect(isSoonAfter(message(5), message(0, robin))).toBe(false);
});

test('midnight in the reader’s time zone separates messages, however quick they are', () => {
  const [before, after] = [message(4 * 60 - 1), message(4 * 60 + 1)];
  expect(beginsDay(after, before)).toBe(true);
  expect(isSoonAfter(after, before)).toBe(false);
  expect(isContinuation(after, before)).toBe(false);
});
