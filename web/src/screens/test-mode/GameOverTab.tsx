import { testModeLimits } from '../../features/test-mode/scene.ts';
import { TestStage } from '../../features/test-mode/TestStage.tsx';
import { countOptions } from '../../features/test-mode/ViewControls.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { canTie, type TabProps } from './options.ts';
import styles from './TestMode.module.css';

const roundOptions = countOptions(testModeLimits.rounds, 'round');

/** The end of a whole game with a chosen winner and chosen scores. */
export function GameOverTab({
  options: { winner, scores, rounds, ...view },
  change,
  run,
  restart,
}: TabProps) {
  return (
    <TestStage
      title="End of a game"
      content={{ kind: 'final', winner, scores, rounds }}
      run={run}
      view={view}
      onView={change}
      options={
        <div className={styles.choices}>
          <Segmented
            label="Winner"
            options={[
              { value: 'single', label: 'Single' },
              { value: 'tied', label: 'Tied' },
              { value: 'you', label: 'You win' },
            ]}
            value={winner}
            onChange={(next) =>
              change({ winner: next, ...(!canTie(next) && scores === 'tied' && { scores: 'standard' }) })
            }
          />
          <div>
            <Segmented
              label="Scores"
              options={[
                { value: 'standard', label: 'Standard' },
                { value: 'close', label: 'Close' },
                { value: 'tied', label: 'Tied', disabled: !canTie(winner) },
              ]}
              value={scores}
              onChange={(next) => change({ scores: next })}
            />
            {!canTie(winner) && <p className={styles.hint}>Scores are tied only with tied winners.</p>}
          </div>
          <Select
            label="Rounds"
            options={roundOptions}
            value={String(rounds)}
            onChange={(next) => change({ rounds: Number(next) })}
          />
        </div>
      }
      actions={() => (
        <Button icon={<Icon name="again" />} onClick={restart}>
          Start again
        </Button>
      )}
    />
  );
}
