import { useSession } from '../../entities/session/session.ts';
import type { Scene, SceneContent } from './scene.ts';
import type { ViewOptions } from './view-options.ts';

/** Returns the scene in which the user of this page is the viewer; null while the user is not known. */
export function useScene(content: SceneContent, { players, seed, slow }: ViewOptions): Scene | null {
  const { user } = useSession();
  if (!user) return null;
  // Only the identity, because the session knows more of its user than a scene may contain.
  const viewer = { user: user.user, username: user.username, avatar: user.avatar };
  return { viewer, players, seed, isSlow: slow, content };
}
