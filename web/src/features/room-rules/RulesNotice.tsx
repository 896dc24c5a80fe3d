import { limits } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/room-rules';
import type { RoomView } from '@tallyho/game/protocol/view';
import { isSame } from '@tallyho/game/room/same';
import { useEffect, useRef } from 'react';
import { changeSetting } from '../../entities/preferences/preferences.ts';
import { useIsLeader, useSeats, useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
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
