import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './ChatDisabled.module.css';

/** What the input says to guests. */
export const guestText = 'Please login to start sending messages.';

/** A chat that cannot be written in, and why. */
export function ChatDisabled({ reason }: { readonly reason: string }) {
  return (
    <>
      <div className={styles.nothing}>
        <Avatar avatar={4} size="lg" />
        <p>Everybody in your lobby talks here.</p>
      </div>
      <div className={styles.closed}>
        <input disabled placeholder={reason} aria-label="Message" />
      </div>
    </>
  );
}

/** The chat room for guests. Small, because it is on every visitor's first page. */
export function ChatSignInPrompt() {
  return (
    <section className={styles.door} aria-label="Chat room">
      <h2>Chat room</h2>
      <ChatDisabled reason={guestText} />
    </section>
  );
}
