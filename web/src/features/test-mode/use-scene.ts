import { useSession } from '../../entities/session/session.ts';
import type { Scene, SceneContent } from './scene.ts';
import type { ViewOptions } from './view-options.ts';

/** Returns the scene in which the user of this page is the viewer; null while the user is not known. */
export function useScene(content: SceneContent, { players, seed, slow }: ViewOptions): Scene | null {
  const { user } = useSession();
  if (!user) return null;
  return { viewer: user, players, seed, isSlow: slow, content };
}
