import { createStore, type Readable } from '../../shared/store/store.ts';
import type { Scene } from './scene.ts';
import { type FrameStage, openStage } from './stage.ts';

/** What the frame shows. `run` increases with each scene. */
type CurrentStage =
  | { readonly run: number; readonly stage: FrameStage }
  | { readonly run: number; readonly error: string };

const store = createStore<CurrentStage | null>(null);

/** The scene that the frame shows; null before the first one. */
export const currentStage: Readable<CurrentStage | null> = store;

/** Starts a scene instead of the present one. */
export function showScene(scene: Scene): void {
  const last = store.getSnapshot();
  if (last && 'stage' in last) last.stage.close();
  const run = (last?.run ?? 0) + 1;
  try {
    store.set({ run, stage: openStage(scene) });
  } catch (error) {
    store.set({ run, error: error instanceof Error ? error.message : String(error) });
  }
}

/** Ends the scene, because the page that shows it is removed. */
export function closeScene(): void {
  const last = store.getSnapshot();
  if (last && 'stage' in last) last.stage.close();
  store.set(null);
}
