import { limits } from '@tallyho/game/limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { useDebouncedValue } from '../../../shared/ui/controls/use-debounced-value.ts';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { PagedList } from '../../../shared/ui/states/PagedList.tsx';
import { type Confirmed, useFoundUsers } from '../model/moderation-api.ts';
import styles from '../parts/Moderation.module.css';
import { Administrators } from './Administrators.tsx';
import { DeletedSuspensions } from './DeletedSuspensions.tsx';
import { ModeratedUserCard } from './ModeratedUserCard.tsx';

/** Debounce of the search in milliseconds. */
const searchDelay = 500;

/**
 * Search for accounts by name. Without a search text it lists the accounts with sanctions, deleted ones too, and the
 * administrators. The query of the address can contain the first `name`.
 */
export function UserSearch({ confirmed }: { readonly confirmed: Confirmed }) {
  const [address] = useSearchParams();
  const [text, setText] = useState(address.get('name') ?? '');
  const searchText = useDebouncedValue(text.trim(), searchDelay);
  const query = useFoundUsers(searchText);
  const users = query.data ?? [];
  const title = searchText === '' ? 'Muted or suspended now' : `Names beginning with “${searchText}”`;
  return (
    <>
      <PageHead title="People" />
      <TextField
        label="Username"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        prefix={<Icon name="search" />}
        hint="The beginning of it is enough."
        maxLength={limits.displayName.units}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <section className={styles.section} aria-labelledby="people-found">
        <h2 id="people-found">{title}</h2>
        <PagedList
          query={query}
          loading="Searching users..."
          isEmpty={users.length === 0}
          empty={
            searchText === '' ? (
              <EmptyState title="Everybody is in good standing" avatar={1} />
            ) : (
              <EmptyState title="No users found">Check how the name begins.</EmptyState>
            )
          }
        >
          <ul className={styles.users}>
            {users.map((moderatedUser) => (
              <ModeratedUserCard
                key={moderatedUser.user}
                moderatedUser={moderatedUser}
                confirmed={confirmed}
              />
            ))}
          </ul>
        </PagedList>
      </section>
      {searchText === '' && <DeletedSuspensions />}
      {searchText === '' && <Administrators confirmed={confirmed} />}
    </>
  );
}
