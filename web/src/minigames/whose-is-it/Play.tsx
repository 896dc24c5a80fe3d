import type { WhoseIsItAnswer } from '@tallyho/game/minigames/whose-is-it/schema';
import type { PlayProps } from '../contract.ts';
import { withSaid, withSkip } from '../written/said.ts';
import { WrittenBoard } from '../written/WrittenBoard.tsx';
import { GuessedText } from './GuessedText.tsx';

/**
 * The board of Whose is it? Each player first writes a text about themselves. Then each names the author of every other text, or says
 * "I don't know".
 */
export default function WhoseIsItPlay({
  board,
  answer,
  disabled,
  you,
  seatOf,
  onChange,
}: PlayProps<'WhoseIsIt'>) {
  const now = { said: answer?.authors ?? [], skipped: answer?.skipped };
  const people = board.people
    .filter(({ user }) => user !== you)
    .map((person) => ({ ...person, seat: seatOf(person.user) }));
  const change = ({ said, ...rest }: { said: WhoseIsItAnswer['authors']; skipped?: string[] }) =>
    onChange({ text: answer?.text ?? null, authors: said, ...rest });
  return (
    <WrittenBoard
      prompt={board.prompt}
      texts={board.texts}
      answer={answer}
      disabled={disabled}
      onWrite={(text) => onChange({ text, authors: [] })}
      fate="The others guess whose it is."
      example="my drawer full of odd socks"
      task="Who wrote this? Each right guess scores."
      ownNote="Yours. The others guess it."
    >
      {(written) => (
        <GuessedText
          written={written}
          people={people}
          chosen={now.said.find(({ text }) => text === written.id)?.player ?? null}
          isSkipped={now.skipped?.includes(written.id) ?? false}
          disabled={disabled}
          onGuess={(player) => change(withSaid(now, { text: written.id, player }))}
          onSkip={() => change(withSkip(now, written.id))}
        />
      )}
    </WrittenBoard>
  );
}
