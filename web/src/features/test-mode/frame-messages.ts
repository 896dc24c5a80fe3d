import * as v from 'valibot';
import { sceneSchema } from './scene.ts';

/** The address of the page that shows a scene. It works only inside a frame of this site. */
export const frameAddress = '/test-mode/frame';

export const schemes = ['light', 'dark'] as const;

/** complete: answers for the viewer; skipShow: ends the show of the results; next: continues from the results. */
const commandSchema = v.picklist(['complete', 'skipShow', 'next']);
export type FrameCommand = v.InferOutput<typeof commandSchema>;

/** Messages of the page around the frame. Every `scene` message starts the scene from its beginning. */
export const toFrameSchema = v.variant('type', [
  v.object({ type: v.literal('scene'), scene: sceneSchema }),
  v.object({ type: v.literal('scheme'), scheme: v.picklist(schemes) }),
  v.object({ type: v.literal('command'), command: commandSchema }),
]);
export type ToFrame = v.InferInput<typeof toFrameSchema>;

/** What the frame shows now. */
const statusSchema = v.object({
  phase: v.picklist(['lobby', 'readyCheck', 'choosing', 'playing', 'results', 'finished', 'left']),
  /** True if the viewer has confirmed the answer of the current round. */
  isConfirmed: v.boolean(),
  /** True while the show of the results can be skipped. */
  hasShow: v.boolean(),
});
export type FrameStatus = v.InferOutput<typeof statusSchema>;

/** Messages of the frame. `ready` is sent once, as soon as it can receive a scene; `escape` when Escape closed nothing in it. */
export const fromFrameSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('status'), status: statusSchema }),
  v.object({ type: v.literal('escape') }),
]);
export type FromFrame = v.InferInput<typeof fromFrameSchema>;

/**
 * Calls `handle` with each valid message that this page receives from `sender`. Messages of other windows and other sites
 * are ignored. Returns the function that unsubscribes.
 */
export function receiveMessages<Message>(
  sender: () => Window | null | undefined,
  schema: v.GenericSchema<unknown, Message>,
  handle: (message: Message) => void,
): () => void {
  const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source === null || source !== sender()) return;
    const parsed = v.safeParse(schema, data);
    if (parsed.success) handle(parsed.output);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
