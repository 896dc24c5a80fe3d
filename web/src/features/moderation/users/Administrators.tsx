import { PagedList } from '../../../shared/ui/states/PagedList.tsx';
import { type Confirmed, useAdministrators } from '../model/moderation-api.ts';
import styles from '../parts/Moderation.module.css';
import { ModeratedUserCard } from './ModeratedUserCard.tsx';

/** The administrators, each with a button that takes the role away. */
export function Administrators({ confirmed }: { readonly confirmed: Confirmed }) {
  const query = useAdministrators();
  const administrators = query.data ?? [];
  return (
    <section className={styles.section} aria-labelledby="administrators">
      <h2 id="administrators">Administrators</h2>
      <PagedList query={query} loading="Loading administrators..." isEmpty={administrators.length === 0}>
        <ul className={styles.users}>
          {administrators.map((moderatedUser) => (
            <ModeratedUserCard key={moderatedUser.user} moderatedUser={moderatedUser} confirmed={confirmed} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}
