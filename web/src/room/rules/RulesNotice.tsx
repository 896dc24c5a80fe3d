import { limits } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/room/rules';
import { isSame } from '@tallyho/game/room/same';
import type { RoomView } from '@tallyho/game/room/view';
import { useEffect, useRef } from 'react';
import { changeSetting } from '../../net/preferences.ts';
import { useIsLeader, useSeats, useView } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../use-command.ts';
import styles from './RulesNotice.module.css';
import { ruleTexts } from './rule-texts.ts';

/** What differs from the usual rules, for every member; the leader resets it in one press. Nothing if nothing differs. */
export function RulesNotice() {
  const room = useView((view) => view.room);
  const isLeader = useIsLeader();
  useChangeNews(room, isLeader);
  const different = ruleTexts(room).filter(({ isDefault }) => !isDefault);
  if (different.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Rules of this lobby">
      <ul className={styles.rules}>
        {different.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {isLeader && <ResetRules room={room} />}
    </section>
  );
}

/** Whether it can be found is not touched: that was chosen for this lobby. */
function ResetRules({ room }: { readonly room: RoomView['room'] }) {
  const seated = useSeats().length;
  const { busy, send } = useCommand();
  const capacity = Math.max(limits.capacity.default, seated);
  if (room.capacity === capacity && isSame(room.rules, defaultRules)) return null;
  async function reset() {
    if (!(await send({ type: 'updateSettings', capacity, rules: defaultRules }))) return;
    changeSetting('numPlayers', capacity);
    changeSetting('lobbyRules', defaultRules);
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void reset()}>
      Reset rules
    </Button>
  );
}

/** Tells the members what the leader has changed. */
function useChangeNews(room: RoomView['room'], isLeader: boolean): void {
  const before = useRef(room);
  useEffect(() => {
    const was = ruleTexts(before.current);
    const isOther = before.current.code !== room.code || isLeader;
    before.current = room;
    if (isOther) return;
    const changed = ruleTexts(room).filter(({ key, text }) =>
      was.some((old) => old.key === key && old.text !== text),
    );
    if (changed.length > 0) showToast(`New rules: ${changed.map(({ text }) => text).join(', ')}`);
  }, [room, isLeader]);
}
