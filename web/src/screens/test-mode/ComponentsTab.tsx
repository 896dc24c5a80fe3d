import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { TestStage } from '../../features/test-mode/TestStage.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import type { TabProps } from './options.ts';
import styles from './TestMode.module.css';

const families = ['Slider', 'Tier List', 'Choose'] as const;
const variants = ['Normal', 'Lobby', 'Avatars Lobby'] as const;

const places: Record<
  MiniGameType,
  { readonly family: (typeof families)[number]; readonly variant: (typeof variants)[number] }
> = {
  Slider: { family: 'Slider', variant: 'Normal' },
  SliderLobby: { family: 'Slider', variant: 'Lobby' },
  SliderAvatarsLobby: { family: 'Slider', variant: 'Avatars Lobby' },
  TierList: { family: 'Tier List', variant: 'Normal' },
  TierListLobby: { family: 'Tier List', variant: 'Lobby' },
  Choose: { family: 'Choose', variant: 'Normal' },
};
const types = Object.keys(places) as MiniGameType[]; // the keys of places

const typesOf = (family: (typeof families)[number]) => types.filter((type) => places[type].family === family);
const options = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** One mini-game of each type with sample data. */
export function ComponentsTab({ options: { type, ...view }, change, run, restart }: TabProps) {
  const { family, variant } = places[type];
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
            onChange={(next) => change({ type: typesOf(next)[0] ?? 'Slider' })}
          />
          <Segmented
            label="Variant"
            options={options(typesOf(family).map((other) => places[other].variant))}
            value={variant}
            onChange={(next) =>
              change({ type: typesOf(family).find((other) => places[other].variant === next) ?? type })
            }
          />
        </div>
      }
      actions={() => (
        <Button icon={<Icon name="redo" />} onClick={restart}>
          Start again
        </Button>
      )}
    />
  );
}
