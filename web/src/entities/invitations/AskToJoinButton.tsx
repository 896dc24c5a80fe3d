import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Friend } from '../friends/friends-api.ts';
import { useAskToJoin } from './use-ask-to-join.ts';

/** The words of the button, of which a narrow row hides the last two. */
const AskToJoin = () => (
  <span>
    Ask<span data-more=""> to join</span>
  </span>
);

/** Asks a friend for an invitation to their table, and says so. Renders nothing if there is nothing to ask. */
export function AskToJoinButton({ friend }: { readonly friend: Friend }) {
  const { state, ask } = useAskToJoin(friend);
  if (state === null) return null;
  const label = state === 'asked' ? 'Asked' : 'Ask to join';
  // A friend in a game has no time now.
  const isLater = friend.presence === 'inGame';
  return (
    <>
      <Button
        variant={isLater ? 'quiet' : state === 'ready' || state === 'busy' ? 'second' : 'plain'}
        busy={state === 'busy'}
        aria-disabled={state !== 'ready'}
        aria-label={`${label} ${friend.username}`}
        icon={state === 'asked' && <Icon name="check" />}
        onClick={ask}
      >
        {state === 'asked' ? label : <AskToJoin />}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'asked' && `${friend.username} is asked for an invitation`}</span>
      </VisuallyHidden>
    </>
  );
}
