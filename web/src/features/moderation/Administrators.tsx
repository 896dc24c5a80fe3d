import { PagedList } from '../../shared/ui/states/PagedList.tsx';
import { MemberCard } from './MemberCard.tsx';
import styles from './Moderation.module.css';
import { type Confirmed, useAdministrators } from './moderation-api.ts';

/** The administrators, each with a button that takes the role away. */
export function Administrators({ confirmed }: { readonly confirmed: Confirmed }) {
  const query = useAdministrators();
  const administrators = query.data?.users ?? [];
  return (
    <section className={styles.section} aria-labelledby="administrators">
      <h2 id="administrators">Administrators</h2>
      <PagedList query={query} loading="Loading administrators..." isEmpty={administrators.length === 0}>
        <ul className={styles.members}>
          {administrators.map((member) => (
            <MemberCard key={member._id} member={member} confirmed={confirmed} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}
