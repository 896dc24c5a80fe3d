import { sampleAnswer } from '../minigames/registry.ts';
import type { RoomState } from '../room/state/state.ts';
import { applyPatch, patchesBetween } from '../room/views/patch.ts';
import { viewFrom } from '../room/views/view-for.ts';
import type { Viewpoint } from '../room/views/viewpoint.ts';
import { rule, same } from './rule.ts';

/** Each kind of viewer without a seat. */
const viewers: { readonly [Kind in Exclude<Viewpoint['kind'], 'user'>]: Viewpoint & { kind: Kind } } = {
  spectator: { kind: 'spectator' },
};

/** Returns the room with other answers and guesses in the running round, and without what only some of its members see. */
const withOtherSecrets = (state: RoomState): RoomState => {
  const { stage } = state;
  const known = { ...state, customThemes: [], removed: [], entryRequests: [], done: [], random: 1 };
  if (stage.phase !== 'playing') return known;
  const { round } = stage;
  const answer = sampleAnswer(round.board, () => 0.5);
  const drafts = round.drafts.map(({ user, entry }) => ({ user, entry: { ...entry, gameData: answer } }));
  const sent = round.sent.map((one) => ({ ...one, gameData: answer }));
  const guesses = round.guesses.map(({ user }) => ({ user, entry: { state: 'skipped' } as const }));
  const game = { ...stage.game, unsent: [] };
  return { ...known, stage: { ...stage, game, round: { ...round, drafts, sent, guesses } } };
};

/** Checks what viewers without a seat get: no secrets, and patches that make the next view. */
export const checkViewersWithoutSeat = (before: RoomState, state: RoomState): void => {
  const patchFor = patchesBetween(before, state);
  for (const viewer of Object.values(viewers)) {
    const [old, fresh] = [viewFrom(before, viewer), viewFrom(state, viewer)];
    if (!old || !fresh) throw new Error(`A ${viewer.kind} has a view of every room.`);
    const patched = applyPatch(old, patchFor(viewer) ?? {});
    rule(same(patched, fresh), `the patched view of a ${viewer.kind} equals the next view`);
    rule(
      same(viewFrom(withOtherSecrets(state), viewer), fresh),
      `the view of a ${viewer.kind} depends on no answer, draft or guess of a running round, and on nothing private`,
    );
    if (fresh.stage.phase === 'playing') rule(fresh.stage.yours === null, `a ${viewer.kind} has no answer`);
  }
};
