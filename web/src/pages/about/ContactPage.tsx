import { queryOptions, useQuery } from '@tanstack/react-query';
import { ContactForm } from '../../screens/site/ContactForm.tsx';
import { request } from '../../shared/api/api.ts';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Icon, type IconName } from '../../shared/ui/layout/Icon.tsx';
import styles from './ContactPage.module.css';
import { Prose } from './Prose.tsx';

const hints: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'warning', text: 'A bug? Tell us what you did just before, and in which browser.' },
  { icon: 'edit', text: 'A theme idea? Name it, and three things that must be in it.' },
  { icon: 'user', text: 'Account trouble? Use the email address of the account.' },
];

const configQuery = queryOptions({ queryKey: ['config'], queryFn: () => request('GET', '/api/config') });

/** The contact page: hints, the address of the deployment if it has one, and the form. */
export default function ContactPage() {
  const { data: config } = useQuery(configQuery);
  return (
    <Prose
      title="Contact Us"
      lead="A bug, an idea for a theme, a question about your account: this is the place."
    >
      <div className={styles.columns}>
        <ul className={styles.info}>
          {hints.map(({ icon, text }) => (
            <li key={icon}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              {text}
            </li>
          ))}
          {config?.contactEmail && (
            <li>
              <span className={styles.mark}>
                <Icon name="send" />
              </span>
              <span className={styles.address}>
                Or write to <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>
              </span>
            </li>
          )}
        </ul>
        <Card>
          <ContactForm />
        </Card>
      </div>
    </Prose>
  );
}
