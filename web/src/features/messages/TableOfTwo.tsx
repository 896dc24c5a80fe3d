import type { Person } from '@tallyho/game/model/person';
import { AtTable } from '../../shared/ui/players/AtTable.tsx';
import { useMessenger } from './messenger-context.ts';
import styles from './TableOfTwo.module.css';

/** The friend and the user at a table, where their conversation begins. */
export function TableOfTwo({ friend }: { readonly friend: Person }) {
  const { you } = useMessenger();
  return (
    <div className={styles.table}>
      <AtTable
        guests={[
          { key: friend.user, avatar: friend.avatar, expression: 'delighted' },
          { key: you.user, avatar: you.avatar, expression: 'neutral' },
        ]}
      />
    </div>
  );
}
