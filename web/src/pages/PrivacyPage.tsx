import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import styles from './PrivacyPage.module.css';
import { Prose } from './Prose.tsx';

const sections: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: 'Introduction',
    text: (
      <>
        <p>
          Tallyho is a game that friends play together in the browser. To let you come back to your account
          and your friends, we keep a little about you. This page says what that is, why, and what you can do
          about it.
        </p>
        <p>You can look around without an account. Then we keep nothing that names you.</p>
      </>
    ),
  },
  {
    title: 'Information we collect',
    text: (
      <ul>
        <li>
          <strong>Your account:</strong> username, e-mail address, avatar number, and your password in a form
          that cannot be read back. If you log in with Google or Discord, the id they give us for you.
        </li>
        <li>
          <strong>Your choices:</strong> background, sound and chat settings.
        </li>
        <li>
          <strong>Your people:</strong> friends, friend requests and the messages you send each other.
        </li>
        <li>
          <strong>Your games:</strong> lobbies you are in, the ratings you give, and their results.
        </li>
        <li>
          <strong>Cookies:</strong> one that keeps you logged in, and one that remembers your background for
          30 days. There are no advertising or tracking cookies.
        </li>
      </ul>
    ),
  },
  {
    title: 'How we use it',
    text: (
      <>
        <p>
          To run the game: to log you in, to show your name and avatar to the people you play with, to count
          ratings, and to deliver messages. Nothing else.
        </p>
        <p>
          Your e-mail address is not shown to other players. Your ratings are shown to the players of that
          game, with your name, once the round is over. Any of them can make a public link to the result:
          whoever has it sees the names, avatars and ratings of that game, and nothing else of you, until the
          game's leader takes the link down. We don't sell what we know and don't show advertisements.
        </p>
      </>
    ),
  },
  {
    title: 'Security',
    text: (
      <p>
        Connections are encrypted. Passwords are stored as slow, salted hashes, and the keys of your sessions
        are hashed as well. Only the people who run the service can reach the database. If something ever
        leaks, we will tell you what and when, by e-mail.
      </p>
    ),
  },
  {
    title: 'Your rights',
    text: (
      <>
        <p>
          You can see and change your data on your profile, download a copy of it, and delete your account.
          Deleting removes your account, your friends list and your messages. Results of games that others
          played with you stay with them, without a link to your account.
        </p>
        <p>
          For anything else, <Link to="/contact">write to us</Link>.
        </p>
      </>
    ),
  },
  {
    title: 'Changes to this policy',
    text: (
      <p>
        When this page changes, so does the date above. If a change matters for what we keep or who sees it,
        we will say so on the home page before it starts.
      </p>
    ),
  },
];

/** What is kept about people, as an accordion (spec section 2, privacy). */
export default function PrivacyPage() {
  return (
    <Prose title="Privacy Policy" lead="Last updated March 27, 2025">
      <div className={styles.sections}>
        {sections.map(({ title, text }, index) => (
          <details key={title} className={styles.section} open={index === 0}>
            <summary>
              <h2>{title}</h2>
              <Icon name="chevron-down" />
            </summary>
            <div className={styles.text}>{text}</div>
          </details>
        ))}
      </div>
    </Prose>
  );
}
