import { ContactForm } from '../../screens/site/ContactForm.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Icon, type IconName } from '../../shared/ui/layout/Icon.tsx';
import styles from './ContactPage.module.css';
import { Prose } from './Prose.tsx';

const hints: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'warning', text: 'A bug? Tell us what you did just before, and in which browser.' },
  { icon: 'star', text: 'A theme idea? Name it, and three things that must be in it.' },
  { icon: 'user', text: 'Account trouble? Write from the e-mail address of the account.' },
];

/** The contact page. */
export default function ContactPage() {
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
        </ul>
        <Card>
          <ContactForm />
        </Card>
      </div>
    </Prose>
  );
}
