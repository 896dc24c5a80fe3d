import { limits } from '@tallyho/game/limits';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ReactNode } from 'react';
import { Select } from '../../shared/ui/controls/Select.tsx';
import styles from './RoomSettings.module.css';
import { numbers, ruleControls, ruleGroups } from './rule-controls.tsx';

const ruleKeys = Object.keys(ruleControls) as (keyof RoomRules)[]; // the keys of a const object

interface RuleFieldsProps {
  readonly capacity: number;
  /** Number of players in the lobby. The capacity cannot be lower. */
  readonly seated: number;
  readonly rules: RoomRules;
  readonly onResize: (capacity: number) => void;
  /** Called with the changed rules only. */
  readonly onChange: (change: Partial<RoomRules>) => void;
  /** The first settings of the players. */
  readonly children?: ReactNode;
}

/** The controls for the number of players and the rules of a lobby, in groups. Render them in a fieldset. */
export function RuleFields({ capacity, seated, rules, onResize, onChange, children }: RuleFieldsProps) {
  function renderRule<Rule extends keyof RoomRules>(rule: Rule): ReactNode {
    const { Control } = ruleControls[rule];
    return (
      <Control
        key={rule}
        value={rules[rule]}
        seated={seated}
        onChange={(value) => onChange({ [rule]: value } as Partial<RoomRules>)} // one entry for `rule`
      />
    );
  }
  return (
    <div className={styles.groups}>
      {ruleGroups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.heading}>{group}</legend>
          {group === 'Players' && (
            <>
              {children}
              <Select
                label="Number of Players"
                options={numbers(limits.capacity.min, limits.capacity.max).map((count) => ({
                  value: String(count),
                  label: String(count),
                  disabled: count < seated,
                }))}
                value={String(capacity)}
                onChange={(value) => onResize(Number(value))}
              />
            </>
          )}
          {ruleKeys.filter((rule) => ruleControls[rule].group === group).map(renderRule)}
        </fieldset>
      ))}
    </div>
  );
}
