import type { ReactNode } from 'react';
import { Badge } from '../../shared/ui/layout/Badge.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';
import type { FrameCommand, FrameStatus } from './frame-messages.ts';
import type { SceneContent } from './scene.ts';
import styles from './TestStage.module.css';
import { useScene } from './use-scene.ts';
import { useTestFrame } from './use-test-frame.ts';
import { ViewControls } from './ViewControls.tsx';
import type { ViewOptions } from './view-options.ts';

interface TestStageProps {
  /** The name of the frame for screen readers. */
  readonly title: string;
  readonly content: SceneContent;
  /** A changed number starts the content again. */
  readonly run: number;
  readonly view: ViewOptions;
  readonly onView: (change: Partial<ViewOptions>) => void;
  /** What is tested, as one line. */
  readonly caption?: ReactNode;
  /** What is shown; above the other options. */
  readonly options?: ReactNode;
  /** Called when Escape is pressed in the frame and closes nothing there. */
  readonly onEscape?: () => void;
  /** The buttons that control the test. */
  readonly actions: (frame: {
    readonly status: FrameStatus | null;
    readonly send: (command: FrameCommand) => void;
  }) => ReactNode;
}

/** A test: its options, its buttons, and the frame that shows it. On narrow windows the options are closed at first. */
export function TestStage(props: TestStageProps) {
  const { title, content, run, view, onView, caption, options, onEscape, actions } = props;
  const scene = useScene(content, view);
  const { frame, status, send } = useTestFrame(scene, { scheme: view.scheme, run, onEscape });
  const isWide = useMedia('(width >= 1000px)');
  const controls = (
    <div className={styles.options}>
      {isWide && caption}
      {options}
      <ViewControls view={view} onChange={onView} />
    </div>
  );
  const badge = (
    <span className={styles.status} role="status">
      {status && <Badge tone={status.isConfirmed ? 'good' : 'info'}>{statusText(status)}</Badge>}
    </span>
  );
  const hasLine = caption !== undefined && !isWide;
  return (
    <div className={styles.stage}>
      {isWide && (
        <Card as="section" tone="flat" aria-label="Options">
          {controls}
        </Card>
      )}
      <div className={styles.test}>
        {hasLine && (
          <div className={styles.line}>
            {caption}
            {badge}
          </div>
        )}
        <div className={styles.actions}>
          {actions({ status, send })}
          {!isWide && (
            <details className={styles.more}>
              <summary>
                <Icon name="settings" />
                <VisuallyHidden when="below480">Options</VisuallyHidden>
              </summary>
              {controls}
            </details>
          )}
          {!hasLine && badge}
        </div>
        <DeviceFrame frame={frame} title={title} device={view.device} />
      </div>
    </div>
  );
}

function statusText({ phase, isConfirmed }: FrameStatus): string {
  switch (phase) {
    case 'playing':
      return isConfirmed ? 'Confirmed' : 'Playing';
    case 'results':
      return 'Round Over';
    case 'finished':
      return 'Game Over';
    case 'choosing':
      return 'Choosing a theme';
    case 'lobby':
    case 'readyCheck':
      return 'In the lobby';
    case 'left':
      return 'Left';
    default:
      return phase satisfies never;
  }
}
