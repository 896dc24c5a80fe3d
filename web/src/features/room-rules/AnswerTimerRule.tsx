import { limits } from '@tallyho/game/limits';
import type { AnswerTimerValue } from '@tallyho/game/model/room-rules';
import { Select } from '../../shared/ui/controls/Select.tsx';
import styles from './RoomSettings.module.css';
import { secondsText } from './rule-texts.ts';

const modes = [
  { value: 'off', label: 'Off' },
  { value: 'soft', label: 'When one is left' },
  { value: 'hard', label: 'For every round' },
] as const;

const hints: Record<AnswerTimerValue['mode'], string> = {
  off: 'A round lasts until all players have answered.',
  soft: 'The clock starts when all but one have sent. What is placed when time is up counts.',
  hard: 'The clock starts with the round. What is placed when time is up counts.',
};

const stepSeconds = 15;
const { min, max, default: defaultSeconds } = limits.answerSeconds;

interface AnswerTimerRuleProps {
  readonly timer: AnswerTimerValue;
  readonly onChange: (timer: AnswerTimerValue) => void;
}

/** Settings of the answer timer: its mode and its length. */
export function AnswerTimerRule({ timer, onChange }: AnswerTimerRuleProps) {
  const seconds = timer.mode === 'off' ? defaultSeconds : timer.seconds;
  // A stored value may not be one of the steps.
  const choices = Array.from(
    { length: (max - min) / stepSeconds + 1 },
    (_, index) => min + index * stepSeconds,
  );
  const offered = choices.includes(seconds) ? choices : [...choices, seconds].toSorted((a, b) => a - b);
  return (
    <div className={styles.timer}>
      <Select
        label="Answer timer"
        hint={hints[timer.mode]}
        options={modes}
        value={timer.mode}
        onChange={(mode) => onChange(mode === 'off' ? { mode } : { mode, seconds })}
      />
      {timer.mode !== 'off' && (
        <Select
          label="Time to answer"
          options={offered.map((value) => ({ value: String(value), label: secondsText(value) }))}
          value={String(seconds)}
          onChange={(value) => onChange({ mode: timer.mode, seconds: Number(value) })}
        />
      )}
    </div>
  );
}
