import { limits } from '@tallyho/game/limits';
import { messageContentSchema } from '@tallyho/game/people/messages';
import * as v from 'valibot';
import { readDraft, writeDraft } from '../../shared/storage/drafts.ts';
import { MessageDraft } from '../../shared/ui/messages/message-draft.ts';
import type { MessageOutbox } from './outbox.ts';

/** Creates the draft of the messages that the user `you` writes to a friend. The outbox sends what the draft delivers. */
export function messageDraftTo(friend: string, you: string, outbox: MessageOutbox): MessageDraft {
  const name = `${you}:${friend}`;
  const store = {
    read: () => readDraft('text', name) ?? '',
    write: (text: string) => writeDraft('text', name, text),
  };
  return new MessageDraft({
    text: store.read(),
    store,
    cooldown: limits.directMessage.cooldown,
    check: (text) => {
      const content = v.safeParse(messageContentSchema, text);
      return content.success ? null : content.issues[0].message;
    },
    deliver: async (text) => {
      // The outbox stores the message, so from here on it cannot be lost.
      outbox.add(friend, text.trim());
      return { status: 'accepted' };
    },
  });
}
