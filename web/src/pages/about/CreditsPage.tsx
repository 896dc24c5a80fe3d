import { useQuery } from '@tanstack/react-query';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import styles from './CreditsPage.module.css';
import { Prose } from './Prose.tsx';

async function fetchCredits() {
  const response = await fetch('/content/credits.json');
  if (!response.ok) throw new Error(`The credits could not be loaded (${response.status})`);
  // With the validation library, which the page needs only without its prerendered list.
  const { parseCredits } = await import('./credits.ts');
  return parseCredits(await response.json());
}

function CreditsList() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['credits'],
    queryFn: fetchCredits,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending)
    return (
      <Loading label="Loading credits">
        <Skeleton shape="box" height="5.5rem" />
        <Skeleton shape="box" height="5.5rem" />
        <Skeleton shape="box" height="5.5rem" />
      </Loading>
    );
  if (isError)
    return (
      <Banner tone="bad" actions={<Button onClick={() => refetch()}>Try again</Button>}>
        The credits could not be loaded.
      </Banner>
    );
  if (data.length === 0)
    return <EmptyState title="No credits yet">No theme uses borrowed pictures.</EmptyState>;
  return (
    <ul className={styles.list}>
      {data.map((credit) => (
        <Card as="li" key={`${credit.theme} ${credit.url}`} className={styles.credit}>
          <h2>{credit.theme}</h2>
          <p>
            <a href={credit.url} rel="external">
              {credit.source}
            </a>{' '}
            by {credit.author}
          </p>
          <p className={styles.licence}>
            Licence:{' '}
            <a href={credit.licenceUrl} rel="external license">
              {credit.licence}
            </a>
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** Lists the authors and licences of the themes' pictures. */
export default function CreditsPage() {
  return (
    <Prose
      title="Credits"
      lead="The pictures in our themes come from people who share their work. Thank you!"
    >
      <CreditsList />
    </Prose>
  );
}
