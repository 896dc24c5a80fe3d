import { bannedText } from '@tallyho/game/model/banned-text';
import { ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';

const home = (
  <ButtonLink to="/" variant="hot" size="lg">
    Back to home
  </ButtonLink>
);

/** Shown when the link leads to no lobby. */
export function LobbyGone() {
  return (
    <EmptyState
      level="page"
      title="No lobby behind that link"
      actions={
        <>
          <ButtonLink to="/?scrollTo=lobby&join" size="lg">
            Enter another code
          </ButtonLink>
          {home}
        </>
      }
    >
      There is no lobby with that code. It may have closed: ask your friend for a new link.
    </EmptyState>
  );
}

/** Shown when the leader has removed this person, or another guest of this browser or network. */
export function Removed() {
  return (
    <EmptyState level="page" title="You can't join this lobby" actions={home}>
      {bannedText}
    </EmptyState>
  );
}
