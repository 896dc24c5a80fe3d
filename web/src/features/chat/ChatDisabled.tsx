import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './ChatDisabled.module.css';

/** The placeholder of the input for visitors. */
export const visitorText = 'Please login to start sending messages.';

/** A read-only chat with the reason why the user cannot write. */
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

/** The chat room for visitors. Kept small, because it is on the first page of every visitor. */
export function ChatSignInPrompt() {
  return (
    <section className={styles.door} aria-label="Chat room">
      <h2>Chat room</h2>
      <ChatDisabled reason={visitorText} />
    </section>
  );
}
