import { limits } from '@tallyho/game/limits';
import { MutedNote } from '../../entities/moderation/MutedNote.tsx';
import { useMute } from '../../entities/moderation/use-mute.ts';
import { useCurrentPlayer, useRoom } from '../../entities/room/room-hooks.tsx';
import { MessageForm } from '../../shared/ui/messages/MessageForm.tsx';
import { chatDraft } from './chat-draft.ts';

/** The message input, or the reason why there is none. */
export function Composer() {
  const mute = useMute();
  return mute ? <MutedNote mute={mute} /> : <MessageInput />;
}

function MessageInput() {
  return (
    <MessageForm
      draft={chatDraft(useRoom(), useCurrentPlayer())}
      max={limits.chat.max}
      counterFrom={limits.chat.counterFrom}
      tone="ink"
      placeholder="Say something"
    />
  );
}
