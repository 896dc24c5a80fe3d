import * as v from 'valibot';
import type { Upgrade } from './shape.ts';

/** A room as any version stored it: of the rest nothing is certain. */
const roomSchema = v.looseObject({
  state: v.looseObject({ stage: v.looseObject({ round: v.optional(v.looseObject({})) }) }),
});

/** A round knows when its clock was started. The clock of one that runs shows as if it had been started with the round. */
const addClockStart: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { state } = room;
  const { stage } = state;
  if (!stage.round) return room;
  const clockStartedAt = stage.round.answersDueAt === null ? null : stage.round.startedAt;
  return { ...room, state: { ...state, stage: { ...stage, round: { ...stage.round, clockStartedAt } } } };
};

/** What is new may be missing: roles of tiers, opinions that are the same. */
const onlyOptional: Upgrade = (stored) => stored;

/** A line-up may have names for its ends, and free places between the players. Every older row is one without. */
const onlyMoreInLineUps: Upgrade = (stored) => stored;

/** After a game its players go back to the lobby one by one. Before that version all went at once. */
const addAgain: Upgrade = (stored) => {
  const room = v.parse(roomSchema, stored);
  const { state } = room;
  if (state.stage.phase !== 'finished') return room;
  return { ...room, state: { ...state, stage: { ...state.stage, again: null } } };
};

/** The first makes version 2 of what version 1 stored, and so on. Each stays as it is for as long as such rooms may exist. */
export const roomUpgrades: readonly Upgrade[] = [addClockStart, onlyOptional, onlyMoreInLineUps, addAgain];
