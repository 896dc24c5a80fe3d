import { ContactForm } from '../features/site/ContactForm.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './ContactPage.module.css';
import { Prose } from './Prose.tsx';

/** How to reach us (spec section 2, contact). */
export default function ContactPage() {
  return (
    <Prose
      title="Contact Us"
      lead="A bug, an idea for a theme, a question about your account: we read everything."
    >
      <div className={styles.columns}>
        <Card>
          <ContactForm />
        </Card>
        <Banner tone="info">We answer in English, usually within two working days.</Banner>
      </div>
    </Prose>
  );
}
