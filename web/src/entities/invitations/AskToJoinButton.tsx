import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Friend } from '../friends/friends-api.ts';
import { useAskToJoin } from './use-ask-to-join.ts';

/**
 * Asks a friend for an invitation to their lobby, and says so. Renders nothing if there is nothing to ask, or if the friend is in a
 * game, in which only the conversation disturbs them.
 */
export function AskToJoinButton({ friend }: { readonly friend: Friend }) {
  const { state, ask } = useAskToJoin(friend);
  if (state === null || friend.presence === 'inGame') return null;
  const isAsked = state === 'asked';
  return (
    <>
      <Button
        variant={state === 'ready' || state === 'busy' ? 'second' : 'plain'}
        busy={state === 'busy'}
        aria-disabled={state !== 'ready'}
        aria-label={isAsked ? `Asked ${friend.username}` : `Join: ask ${friend.username} for an invitation`}
        {...(!isAsked && { title: 'Asks for an invitation to their lobby.' })}
        icon={isAsked && <Icon name="check" />}
        onClick={ask}
      >
        {isAsked ? 'Asked' : 'Join'}
      </Button>
      <VisuallyHidden>
        <span role="status">{isAsked && `${friend.username} is asked for an invitation`}</span>
      </VisuallyHidden>
    </>
  );
}
