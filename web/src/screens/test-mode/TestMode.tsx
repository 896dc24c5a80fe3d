import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { platform } from '../../shared/platform/platform.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Tabs } from '../../shared/ui/controls/Tabs.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { PageHead } from '../../shared/ui/layout/PageHead.tsx';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { ComponentsTab } from './ComponentsTab.tsx';
import { GameOverTab } from './GameOverTab.tsx';
import { type TabProps, type TestOptions, tabs, useTestOptions } from './options.ts';
import { RoundEndingTab } from './RoundEndingTab.tsx';
import styles from './TestMode.module.css';
import { ThemeGamesTab } from './ThemeGamesTab.tsx';

const labels: Record<TestOptions['tab'], string> = {
  themes: 'Test Theme Games',
  components: 'Test Game Components',
  round: 'Round Ending',
  'game-over': 'Game Over',
};

/** Test mode: games and results with the real rules and screens, without a lobby. `onClose` hides it in this browser. */
export function TestMode({ onClose }: { readonly onClose: () => void }) {
  const [options, change] = useTestOptions();
  const [run, setRun] = useState(0);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const props = { options, change, run, restart: () => setRun((last) => last + 1) };
  return (
    <>
      <PageHead
        title="Game Test Mode"
        actions={
          <div className={styles.tools}>
            <CopyLink />
            <Button variant="quiet" onClick={onClose}>
              Turn off test mode
            </Button>
          </div>
        }
      />
      <Tabs
        label="Test mode"
        tabs={tabs.map((value) => ({ value, label: labels[value] }))}
        value={options.tab}
        onChange={(tab) => change({ tab })}
      >
        {/* A theme replaces the list of themes, and the list the theme. */}
        <div {...keptFocus} tabIndex={-1} className={styles.tab}>
          <Tab {...props} />
        </div>
      </Tabs>
    </>
  );
}

function Tab(props: TabProps) {
  const { tab } = props.options;
  switch (tab) {
    case 'themes':
      return <ThemeGamesTab {...props} />;
    case 'components':
      return <ComponentsTab {...props} />;
    case 'round':
      return <RoundEndingTab {...props} />;
    case 'game-over':
      return <GameOverTab {...props} />;
    default:
      return tab satisfies never;
  }
}

/** Copies the address of this test, which contains all options. */
function CopyLink() {
  const { pathname, search } = useLocation();
  const { copied, copy } = useCopy();
  return (
    <Button
      icon={<Icon name={copied ? 'check' : 'link'} />}
      onClick={() => void copy(platform.siteOrigin + pathname + search)}
    >
      <VisuallyHidden when="below480">
        <span aria-live="polite">{copied ? 'Copied!' : 'Copy link'}</span>
      </VisuallyHidden>
    </Button>
  );
}
