import { type ReactNode, useState } from 'react';
import { DeviceFrame } from '../../../features/test-mode/DeviceFrame.tsx';
import { useScene } from '../../../features/test-mode/use-scene.ts';
import { useTestFrame } from '../../../features/test-mode/use-test-frame.ts';
import { defaultView } from '../../../features/test-mode/view-options.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../../shared/ui/controls/Segmented.tsx';
import { useDebouncedValue } from '../../../shared/ui/controls/use-debounced-value.ts';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import type { EditedTheme } from '../model/edited-theme.ts';
import { previewTheme } from './preview-theme.ts';
import styles from './StudioPreview.module.css';
import { TryOut } from './TryOut.tsx';

/** Pause after the last change before the preview shows it, in milliseconds. */
const previewDelay = 400;

/** Returns true if the preview fits next to the form. */
const useHasRoom = (): boolean => useMedia('(width >= 1200px)');

interface PreviewProps {
  readonly form: EditedTheme;
  /** Key of the game that is edited; null: none. */
  readonly open: string | null;
}

/** The edited game as players see it, next to the form or on request, and the button that tries the whole theme. */
export function StudioPreview({ form, open }: PreviewProps) {
  const hasRoom = useHasRoom();
  const [isWanted, setWanted] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const settled = useDebouncedValue(form, previewDelay);
  const theme = previewTheme(settled);
  // Without the pause: a press right after typing tries the theme as it is in the form.
  const tried = isTrying ? previewTheme(form) : null;
  const openIn = ({ games }: EditedTheme) =>
    Math.max(
      0,
      games.findIndex(({ key }) => key === open),
    );
  const isShown = hasRoom || isWanted;
  return (
    <div className={styles.side}>
      <section className={styles.preview} aria-labelledby="preview-title">
        <header className={styles.head}>
          <h2 id="preview-title">Preview</h2>
          {!hasRoom && (
            <Button aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
              {isWanted ? 'Hide preview' : 'Show preview'}
            </Button>
          )}
          <Button icon={<Icon name="play" />} aria-disabled={!theme} onClick={() => setTrying(true)}>
            Try it
          </Button>
        </header>
        {isShown && (theme ? <Game theme={theme} game={openIn(settled)} /> : <p>Game data not available</p>)}
        {tried && <TryOut theme={tried} game={openIn(form)} onClose={() => setTrying(false)} />}
      </section>
    </div>
  );
}

function Game({
  theme,
  game,
}: {
  readonly theme: NonNullable<ReturnType<typeof previewTheme>>;
  readonly game: number;
}): ReactNode {
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const [view] = useState(defaultView);
  const scene = useScene({ kind: 'theme', theme, game }, view);
  const { frame } = useTestFrame(scene, { scheme: view.scheme, run: 0 });
  return (
    <>
      <Segmented
        label="Device"
        hideLabel
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'desktop', label: 'Desktop' },
        ]}
        value={device}
        onChange={setDevice}
      />
      {/* Between two fields of the form, Tab skips the many stops of the game. Try it plays with the keyboard. */}
      <DeviceFrame
        frame={frame}
        title="Preview of the game"
        device={device}
        maxHeight={600}
        isInTabOrder={false}
      />
    </>
  );
}
