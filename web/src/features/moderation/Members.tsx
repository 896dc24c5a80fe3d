import { limits } from '@tallyho/game/limits';
import { useEffect, useState } from 'react';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { EmptyState } from '../../shared/ui/layout/EmptyState.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { PagedList } from '../../shared/ui/layout/PagedList.tsx';
import { MemberCard } from './MemberCard.tsx';
import styles from './Moderation.module.css';
import { useMembers } from './moderation-api.ts';

/** How long nothing must be typed before people are looked for, in milliseconds. */
const searchPause = 500;

/** Anybody's account: found by name, with what holds against it. */
export function Members() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), searchPause);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useMembers(asked);
  const members = query.data?.users ?? [];
  const title = asked === '' ? 'Muted or suspended now' : `Names beginning with “${asked}”`;
  return (
    <>
      <header className={styles.head}>
        <h1>People</h1>
      </header>
      <TextField
        label="Username"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        prefix={<Icon name="search" />}
        hint="The beginning of it is enough."
        maxLength={limits.username.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <section className={styles.section} aria-labelledby="people-found">
        <h2 id="people-found">{title}</h2>
        <PagedList
          query={query}
          loading="Searching users..."
          isEmpty={members.length === 0}
          empty={
            asked === '' ? (
              <EmptyState title="Everybody is in good standing" avatar={1} />
            ) : (
              <EmptyState title="No users found">Check how the name begins.</EmptyState>
            )
          }
        >
          <ul className={styles.members}>
            {members.map((member) => (
              <MemberCard key={member._id} member={member} />
            ))}
          </ul>
        </PagedList>
      </section>
    </>
  );
}
