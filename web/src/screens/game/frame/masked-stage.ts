import { maskWords } from '@tallyho/game/chat/masking';
import { hasWriting } from '@tallyho/game/minigames/registry';
import type { StageView } from '@tallyho/game/protocol/view';
import type { RoundRecord } from '@tallyho/game/records/game';
import { useMemo } from 'react';
import { useSettings } from '../../../entities/preferences/preferences.ts';
import { isSupportedGame } from '../../../minigames/registry.tsx';

/** Returns plain data with all texts masked as in the chat. */
const masked = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? maskWords(part) : part,
  );

const maskedRecord = (record: RoundRecord): RoundRecord =>
  isSupportedGame(record.board.type) && hasWriting(record.board) ? masked(record) : record;

/** Returns the stage with texts of players masked in everything that is computed from finished rounds. */
function maskedStage(stage: StageView): StageView {
  if (stage.phase === 'results') return { ...stage, record: maskedRecord(stage.record) };
  if (stage.phase !== 'finished') return stage;
  const records = stage.records.map(maskedRecord);
  const isSame = records.every((record, index) => record === stage.records[index]);
  return isSame ? stage : { ...stage, records, awards: masked(stage.awards) };
}

/** Returns the stage as this viewer may read it: masked, unless the viewer has switched the filter of the chat off. */
export function useShownStage(stage: StageView): StageView {
  const { showNSFW } = useSettings();
  return useMemo(() => (showNSFW ? stage : maskedStage(stage)), [stage, showNSFW]);
}
