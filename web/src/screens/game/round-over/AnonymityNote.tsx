import { useView } from '../../../entities/room/room-hooks.tsx';

/** Says that votes are anonymous in this game, and that answers can be guessed with one or two votes. */
export function AnonymityNote({ votes }: { readonly votes: number }) {
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  if (!isAnonymous) return null;
  return (
    <p>
      Votes are anonymous in this game
      {votes > 0 && votes < 3 && `. With ${votes === 1 ? 'one vote' : 'two votes'}, answers can be guessed.`}
    </p>
  );
}
