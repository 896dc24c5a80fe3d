import { sampleAnswer } from '../minigames/registry.ts';
import type { RoomState } from '../room/state/state.ts';
import { applyPatch, patchesBetween } from '../room/views/patch.ts';
import { viewFrom } from '../room/views/view-for.ts';
import { rule, same } from './rule.ts';

const spectator = { kind: 'spectator' } as const;

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

/** Checks what a spectator gets: no secrets, and patches that make the next view. */
export const checkSpectator = (before: RoomState, state: RoomState): void => {
  const [old, fresh] = [viewFrom(before, spectator), viewFrom(state, spectator)];
  if (!old || !fresh) throw new Error('A spectator has a view of every room.');
  const patch = patchesBetween(before, state)(spectator) ?? {};
  rule(same(applyPatch(old, patch), fresh), 'the patched view of a spectator equals the next view');
  rule(
    same(viewFrom(withOtherSecrets(state), spectator), fresh),
    'the view of a spectator depends on no answer, draft or guess of a running round, and on nothing private',
  );
  if (fresh.stage.phase === 'playing') rule(fresh.stage.yours === null, 'a spectator has no answer');
};
