import { miniGames } from '@tallyho/game/minigames/registry';
import { TestStage } from '../../features/test-mode/TestStage.tsx';
import { sampleOf, sampleTypes } from '../../minigames/samples.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import type { TabProps } from './options.ts';
import styles from './TestMode.module.css';

const families = [...new Set(sampleTypes.map((type) => sampleOf(type).family))];
const typesOf = (family: string) => sampleTypes.filter((type) => sampleOf(type).family === family);
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** One mini-game of each type with sample data. */
export function ComponentsTab({ options: { type, ...view }, change, run, restart }: TabProps) {
  const { family, variant } = sampleOf(type);
  return (
    <TestStage
      title={`Preview of ${family}, ${variant}`}
      content={{ kind: 'sample', type }}
      run={run}
      view={view}
      onView={change}
      caption={
        // The studio names the types for their authors.
        <p className={styles.typeName}>
          In the studio: <b>{miniGames[type].label}</b>
        </p>
      }
      options={
        <div className={styles.choices}>
          <Segmented
            label="Game type"
            options={options(families)}
            value={family}
            onChange={(next) => change({ type: typesOf(next)[0] ?? type })}
          />
          <Segmented
            label="Variant"
            options={options(typesOf(family).map((other) => sampleOf(other).variant))}
            value={variant}
            onChange={(next) =>
              change({ type: typesOf(family).find((other) => sampleOf(other).variant === next) ?? type })
            }
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
