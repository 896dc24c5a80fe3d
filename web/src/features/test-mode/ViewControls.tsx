import { useState } from 'react';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { deviceNames, devices } from './devices.ts';
import { testModeLimits } from './scene.ts';
import styles from './ViewControls.module.css';
import { newSeed, type ViewOptions } from './view-options.ts';

/** The counts from `min` to `max` as options of a Select. */
export const countOptions = ({ min, max }: { min: number; max: number }, noun: string) =>
  Array.from({ length: max - min + 1 }, (_, index) => ({
    value: String(min + index),
    label: `${min + index} ${noun}${min + index === 1 ? '' : 's'}`,
  }));

const playerOptions = countOptions(testModeLimits.players, 'player');

interface ViewControlsProps {
  readonly view: ViewOptions;
  readonly onChange: (change: Partial<ViewOptions>) => void;
}

/** Device, color scheme, number of players, seed and slow motion. */
export function ViewControls({ view, onChange }: ViewControlsProps) {
  return (
    <div className={styles.controls}>
      <Segmented
        label="Device"
        options={deviceNames.map((value) => ({ value, label: devices[value].label }))}
        value={view.device}
        onChange={(device) => onChange({ device })}
      />
      <Segmented
        label="Colors"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={view.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <Select
        label="Players"
        options={playerOptions}
        value={String(view.players)}
        onChange={(players) => onChange({ players: Number(players) })}
      />
      <SeedField seed={view.seed} onChange={(seed) => onChange({ seed })} />
      <Switch
        label="Slow motion"
        hint="The show of the results takes four times as long."
        checked={view.slow}
        onChange={(slow) => onChange({ slow })}
      />
    </div>
  );
}

/** The number that decides all random parts. A changed number counts when the field is left, or on Enter. */
function SeedField({ seed, onChange }: { readonly seed: number; readonly onChange: (seed: number) => void }) {
  const [text, setText] = useState(String(seed));
  const [shown, setShown] = useState(seed);
  if (shown !== seed) {
    setShown(seed);
    setText(String(seed));
  }
  const { min, max } = testModeLimits.seed;
  const value = Number(text);
  const isValid = /^\d+$/.test(text) && value >= min && value <= max;
  const commit = () => isValid && value !== seed && onChange(value);
  return (
    <div className={styles.seed}>
      <TextField
        label="Seed"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isValid ? undefined : `A whole number up to ${max}`}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <IconButton icon="again" label="New seed" variant="plain" onClick={() => onChange(newSeed())} />
    </div>
  );
}
