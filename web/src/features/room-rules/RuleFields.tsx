import { limits } from '@tallyho/game/limits';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ReactNode } from 'react';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { Fold } from '../../shared/ui/layout/Fold.tsx';
import styles from './RoomSettings.module.css';
import { numbers, ruleControls, ruleGroups } from './rule-controls.tsx';
import { ruleWords } from './rule-texts.ts';

const ruleKeys = Object.keys(ruleControls) as (keyof RoomRules)[]; // the keys of a const object

interface RuleFieldsProps {
  readonly capacity: number;
  /** Number of players in the lobby. The capacity cannot be lower. */
  readonly seated: number;
  readonly rules: RoomRules;
  readonly onResize: (capacity: number) => void;
  /** Called with the changed rules only. */
  readonly onChange: (change: Partial<RoomRules>) => void;
  /** What `children` set, in one word each. */
  readonly first?: readonly string[];
  /** The first settings of the first group. */
  readonly children?: ReactNode;
}

/** The controls for the number of players and the rules of a lobby, in groups. Render them in a fieldset. */
export function RuleFields(props: RuleFieldsProps) {
  const { capacity, seated, rules, onResize, onChange, first = [], children } = props;
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
      {ruleGroups.map((group, index) => {
        const inGroup = ruleKeys.filter((rule) => ruleControls[rule].group === group);
        const words = inGroup.map((rule) => ruleWords(rule, rules));
        const isFirst = index === 0;
        return (
          <Fold
            key={group}
            title={group}
            isOpen={isFirst}
            summary={(isFirst ? [...first, `${capacity} seats`, ...words] : words).join(' · ')}
          >
            {isFirst && (
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
            {inGroup.map(renderRule)}
          </Fold>
        );
      })}
    </div>
  );
}
