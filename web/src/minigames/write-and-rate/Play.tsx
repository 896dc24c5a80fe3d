import { promptText } from '@tallyho/game/minigames/write-and-rate/prompt';
import type { WriteAndRateAnswer } from '@tallyho/game/minigames/write-and-rate/schema';
import type { PlayProps } from '../contract.ts';
import { withSaid, withSkip } from '../written/said.ts';
import { WrittenBoard } from '../written/WrittenBoard.tsx';
import { RatedText } from './RatedText.tsx';

/** Write and rate: first a text to a prompt, then marks for the texts of the others. */
export default function WriteAndRatePlay({ board, answer, disabled, onChange }: PlayProps<'WriteAndRate'>) {
  const now = { said: answer?.marks ?? [], skipped: answer?.skipped };
  const change = ({ said, ...rest }: { said: WriteAndRateAnswer['marks']; skipped?: string[] }) =>
    onChange({ text: answer?.text ?? null, marks: said, ...rest });
  return (
    <WrittenBoard
      prompt={promptText(board)}
      texts={board.texts}
      answer={answer}
      disabled={disabled}
      onWrite={(text) => onChange({ text, marks: [] })}
      fate="The others rate it."
      example="Sorry, was that yours?"
      task="Rate them: 1 is meh, 5 is great."
      ownNote="This one is yours. The others rate it."
      empty="No other player has written anything. Confirm to go on."
    >
      {(written) => (
        <RatedText
          written={written}
          value={now.said.find(({ text }) => text === written.id)?.value ?? null}
          isSkipped={now.skipped?.includes(written.id) ?? false}
          disabled={disabled}
          onRate={(value) => change(withSaid(now, { text: written.id, value }))}
          onSkip={() => change(withSkip(now, written.id))}
        />
      )}
    </WrittenBoard>
  );
}
