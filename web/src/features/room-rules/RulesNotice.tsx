import { limits } from '@tallyho/game/limits';
import { defaultRules, guestsRuleFor } from '@tallyho/game/model/default-rules';
import type { RoomView } from '@tallyho/game/protocol/view';
import { isSame } from '@tallyho/game/room/state/same';
import { useEffect, useRef } from 'react';
import { changeSetting } from '../../entities/preferences/preferences.ts';
import { useIsLeader, useSeats, useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './RulesNotice.module.css';
import { ruleTexts } from './rule-texts.ts';

/**
 * Lists the settings that differ from the defaults in one to three words each, for all members, with a reset button for the leader.
 * A press on them shows what they do. Without such settings it renders nothing.
 */
export function RulesNotice() {
  const room = useView((view) => view.room);
  const isLeader = useIsLeader();
  useRuleChangeToasts(room, isLeader);
  // The seats are counted beside the name of the lobby.
  const changed = ruleTexts(room).filter(({ key, isDefault }) => !isDefault && key !== 'capacity');
  if (changed.length === 0) return null;
  // "Public" is beside the name of the lobby, too. Only how guests join is added for screen readers.
  const chips = changed.filter(({ key }) => key !== 'isPublic');
  if (chips.length === 0)
    return (
      <section className={styles.unseen} aria-label="Rules of this lobby">
        {changed.map(({ text }) => text).join(', ')}
      </section>
    );
  return (
    <section className={styles.notice} aria-label="Rules of this lobby">
      <details className={styles.rules}>
        <summary>
          <span className={styles.chip}>
            <VisuallyHidden>Rules:</VisuallyHidden> {chips.map(({ short }) => short).join(' · ')}{' '}
            <Icon name="chevron-down" />
          </span>
        </summary>
        <ul>
          {changed.map(({ key, text, effect }) => (
            <li key={key}>
              <strong>{text}</strong>
              {effect !== null && ` ${effect}`}
            </li>
          ))}
        </ul>
      </details>
      {isLeader && <ResetRules room={room} />}
    </section>
  );
}

/** Resets rules and capacity. The visibility stays, because it was chosen for this lobby. */
function ResetRules({ room }: { readonly room: RoomView['room'] }) {
  const seated = useSeats().length;
  const { busy, send } = useCommand();
  const capacity = Math.max(limits.capacity.default, seated);
  const rules = { ...defaultRules, guestsMayJoin: guestsRuleFor(room.isPublic) };
  if (isSame(room.rules, rules)) return null;
  async function reset() {
    if (!(await send({ type: 'updateSettings', capacity, rules }))) return;
    changeSetting('numPlayers', capacity);
    changeSetting('lobbyRules', defaultRules);
  }
  return (
    <Button variant="quiet" className={styles.reset} busy={busy} onClick={() => void reset()}>
      Reset rules
    </Button>
  );
}

/** Shows members a toast with the rules that the leader has changed. */
function useRuleChangeToasts(room: RoomView['room'], isLeader: boolean): void {
  const before = useRef(room);
  useEffect(() => {
    const oldTexts = ruleTexts(before.current);
    const isSkipped = before.current.code !== room.code || isLeader;
    before.current = room;
    if (isSkipped) return;
    const changed = ruleTexts(room).filter(({ key, text }) =>
      oldTexts.some((old) => old.key === key && old.text !== text),
    );
    if (changed.length > 0) showToast(`New rules: ${changed.map(({ text }) => text).join(', ')}`);
  }, [room, isLeader]);
}
