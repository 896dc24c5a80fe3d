import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { unfinishedGameQuery } from '../../entities/lobby/lobby-api.ts';
import { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/**
 * The way back into a running game whose seat the player has lost by a long absence. `otherwise`: shown if there is no such
 * game.
 */
export function UnfinishedGame({ otherwise = null }: { readonly otherwise?: ReactNode }) {
  const { data: code = null } = useQuery(unfinishedGameQuery);
  const joining = useJoinLobby();
  const navigate = useNavigate();
  if (code === null) return otherwise;
  async function goBack(lobby: string) {
    if (await joining.join(lobby)) navigate('/game');
  }
  return (
    <div data-last-lobby>
      <Banner
        icon={<Icon name="clock" />}
        actions={
          <Button variant="hot" busy={joining.busy} onClick={() => void goBack(code)}>
            Back to the game
          </Button>
        }
      >
        <strong>Your game in lobby {code} is still running.</strong>
        <p>{joining.error ?? 'You keep your points, and play from the next round.'}</p>
      </Banner>
    </div>
  );
}
