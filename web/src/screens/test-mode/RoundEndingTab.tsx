import { miniGames, miniGameTypes } from '@tallyho/game/minigames/registry';
import { TestStage } from '../../features/test-mode/TestStage.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { TabProps } from './options.ts';

const typeOptions = miniGameTypes.map((value) => ({ value, label: miniGames[value].label }));

/** Plays a round to its end, shows the results, and goes on with the next round. */
export function RoundEndingTab({ options: { type, ...view }, change, run, restart }: TabProps) {
  return (
    <TestStage
      title={`Round of ${miniGames[type].label}`}
      content={{ kind: 'sample', type }}
      run={run}
      view={view}
      onView={change}
      options={
        <Select
          label="Game type"
          options={typeOptions}
          value={type}
          onChange={(next) => change({ type: next })}
        />
      }
      actions={({ status, send }) => (
        <>
          <Button
            icon={<Icon name="check" />}
            aria-disabled={status?.phase !== 'playing'}
            onClick={() => send('complete')}
          >
            <VisuallyHidden when="below480">Complete round</VisuallyHidden>
          </Button>
          <Button
            icon={<Icon name="skip" />}
            aria-disabled={!status?.hasShow}
            onClick={() => send('skipShow')}
          >
            <VisuallyHidden when="below480">View results</VisuallyHidden>
          </Button>
          <Button
            iconAfter={<Icon name="chevron-right" />}
            aria-disabled={status?.phase !== 'results'}
            onClick={() => send('next')}
          >
            <VisuallyHidden when="below480">Test next round</VisuallyHidden>
          </Button>
          <Button icon={<Icon name="again" />} onClick={restart}>
            <VisuallyHidden when="below480">Reset</VisuallyHidden>
          </Button>
        </>
      )}
    />
  );
}
