import { useState } from 'react';
import { type Background, backgrounds, showBackground } from '../shared/ui/backgrounds/background.ts';
import { Segmented } from '../shared/ui/controls/Segmented.tsx';
import { ControlsSection } from './ControlsSection.tsx';
import styles from './GalleryPage.module.css';
import { MessagesSection } from './MessagesSection.tsx';
import { PlayersSection } from './PlayersSection.tsx';
import { TokensSection } from './TokensSection.tsx';

const schemes = ['system', 'light', 'dark'] as const;

function showScheme(scheme: (typeof schemes)[number]) {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
}

const options = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** All UI primitives on one page, for development. */
export default function GalleryPage() {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('system');
  const [background, setBackground] = useState<Background>('default');
  return (
    <div className={styles.page}>
      <title>Gallery · Tallyho</title>
      <h1>Gallery</h1>
      <div className={styles.row}>
        <Segmented
          label="Scheme"
          options={options(schemes)}
          value={scheme}
          onChange={(next) => {
            setScheme(next);
            showScheme(next);
          }}
        />
        <Segmented
          label="Background"
          options={options(backgrounds)}
          value={background}
          onChange={(next) => {
            setBackground(next);
            showBackground(next);
          }}
        />
      </div>
      <PlayersSection />
      <ControlsSection />
      <MessagesSection />
      <TokensSection />
    </div>
  );
}
