import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FrameCommand,
  type FrameStatus,
  type FromFrame,
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

interface TestFrameOptions {
  readonly scheme: (typeof schemes)[number];
  readonly run: number;
  /** Called when Escape is pressed in the frame and closes nothing there. */
  readonly onEscape?: (() => void) | undefined;
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
  { scheme, run, onEscape }: TestFrameOptions,
): TestFrameLink {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [status, setStatus] = useState<FrameStatus | null>(null);

  const receive = useEffectEvent((message: FromFrame) => {
    switch (message.type) {
      case 'ready':
        return setReady(true);
      case 'status':
        return setStatus(message.status);
      case 'escape':
        return onEscape?.();
      default:
        message satisfies never;
    }
  });
  useEffect(
    () =>
      receiveMessages(
        () => frame.current?.contentWindow,
        fromFrameSchema,
        (message) => receive(message),
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
