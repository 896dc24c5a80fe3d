import { limits } from '@tallyho/game/limits';
import { MutedNote } from '../../entities/moderation/MutedNote.tsx';
import { useMute } from '../../entities/moderation/use-mute.ts';
import { MessageForm } from '../../shared/ui/messages/MessageForm.tsx';
import { useComposer } from './use-composer.ts';

/** The message input, or the reason why there is none. */
export function Composer() {
  const mute = useMute();
  return mute ? <MutedNote mute={mute} /> : <MessageInput />;
}

function MessageInput() {
  const { text, setText, error, isCooling, send } = useComposer();
  return (
    <MessageForm
      text={text}
      onText={setText}
      onSend={send}
      error={error}
      max={limits.chat.max}
      counterFrom={limits.chat.counterFrom}
      isCooling={isCooling}
      tone="ink"
      placeholder="Say something"
    />
  );
}
