import { defaultTimings } from '@tallyho/game/limits';
import { rejections } from '@tallyho/game/model/reject-codes';
import type { Room } from '../../entities/room/room.ts';
import { readDraft, writeDraft } from '../../shared/storage/drafts.ts';
import { MessageDraft } from '../../shared/ui/messages/message-draft.ts';

/** One draft per room, also while its field is closed. */
const drafts = new WeakMap<Room, MessageDraft>();

/**
 * Returns the text that the user `you` is writing in the room's chat. It is stored until the room has acknowledged it:
 * a reload or a refusal restores it, unless the room has already received it.
 */
export function chatDraft(room: Room, you: string): MessageDraft {
  const known = drafts.get(room);
  if (known) return known;
  const store = {
    read: () => readDraft('chat', room.code) ?? '',
    write: (text: string) => writeDraft('chat', room.code, text),
  };
  const ownLast = room.getSnapshot().chat.findLast(({ user, isAction }) => user === you && !isAction);
  const draft = new MessageDraft({
    text: ownLast?.text === store.read() ? '' : store.read(),
    store,
    cooldown: defaultTimings.chatCooldown,
    deliver: async (text) => {
      const result = await room.send({ type: 'sendMessage', text });
      if (result.ok) return { status: 'accepted' };
      if (result.error === 'cooldown') return { status: 'tooEarly' };
      return { status: 'refused', reason: rejections[result.error] };
    },
  });
  drafts.set(room, draft);
  return draft;
}
