import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FrameCommand,
  type FrameStatus,
  fromFrameSchema,
  receiveMessages,
  type schemes,
  type ToFrame,
} from './frame-messages.ts';
import type { Scene } from './scene.ts';

interface TestFrameLink {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Null until the frame shows its first scene. */
  readonly status: FrameStatus | null;
  send(command: FrameCommand): void;
}

function post(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/**
 * Connects a page with its frame. The frame starts `scene` anew whenever the scene's content or `run` changes; null: nothing to
 * show yet.
 */
export function useTestFrame(
  scene: Scene | null,
  { scheme, run }: { readonly scheme: (typeof schemes)[number]; readonly run: number },
): TestFrameLink {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [status, setStatus] = useState<FrameStatus | null>(null);

  useEffect(
    () =>
      receiveMessages(
        () => frame.current?.contentWindow,
        fromFrameSchema,
        (message) => {
          if (message.type === 'ready') setReady(true);
          else setStatus(message.status);
        },
      ),
    [],
  );
  // Compared as text: equal scenes are often different objects.
  const text = JSON.stringify(scene);
  const start = useEffectEvent(() => {
    if (isReady && scene) post(frame.current, { type: 'scene', scene });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these starts the scene
  useEffect(() => start(), [isReady, text, run]);
  useEffect(() => {
    if (isReady) post(frame.current, { type: 'scheme', scheme });
  }, [isReady, scheme]);

  return { frame, status, send: (command) => post(frame.current, { type: 'command', command }) };
}
