import { Avatar } from '../../ui/Avatar.tsx';
import styles from './ChatClosed.module.css';

/** What the input says to guests (spec section 2). */
export const guestText = 'Please login to start sending messages.';

/** A chat that cannot be written in, and why. */
export function ChatClosed({ reason }: { readonly reason: string }) {
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
export function ChatDoor() {
  return (
    <section className={styles.door} aria-label="Chat room">
      <h2>Chat room</h2>
      <ChatClosed reason={guestText} />
    </section>
  );
}
