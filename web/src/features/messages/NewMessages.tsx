import type { Person } from '@tallyho/game/model/person';
import { useEffect, useState } from 'react';
import { stickerOf } from '../../shared/ui/messages/stickers.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { useConversation } from './messenger-context.ts';

/** Announces a friend's new messages while the conversation is open, but not the ones that were there before. */
export function NewMessages({ friend }: { readonly friend: Person }) {
  const { thread } = useConversation(friend.user);
  const [known, setKnown] = useState<number | null>(null);
  const [said, setSaid] = useState({ last: 0, text: '' });
  const last = thread.messages.at(-1)?.seq ?? 0;

  useEffect(() => {
    if (thread.settled === null || last === known) return;
    setKnown(last);
    if (known === null) return;
    const news = thread.messages.filter(({ seq, sender }) => seq > known && sender.user === friend.user);
    if (news.length > 0)
      setSaid({
        last,
        text: news.map(({ content }) => `${friend.username}: ${stickerOf(content) ?? content}`).join('\n'),
      });
  }, [thread, last, known, friend]);

  return (
    <VisuallyHidden>
      <span role="status">
        {/* A new element for each message, so that a repeated text is announced again. */}
        <span key={said.last}>{said.text}</span>
      </span>
    </VisuallyHidden>
  );
}
