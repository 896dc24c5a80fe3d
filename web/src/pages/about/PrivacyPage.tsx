import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
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
        <p>
          You can look around without an account. Then we keep nothing that names you. You can also play
          without one, as a guest: the parts about guests say what we keep then.
        </p>
      </>
    ),
  },
  {
    title: 'Information we collect',
    text: (
      <ul>
        <li>
          <strong>Your account:</strong> username, names that you had before, email address, avatar number,
          and your password in a form that cannot be read back. If you log in with Google or Discord: the id
          they have for you, and the email address they vouch for. We ask them for nothing else, and keep none
          of their keys. If you add a passkey: its public key, its name, and when it was last used.
        </li>
        <li>
          <strong>If you play as a guest:</strong> the name and the picture that you choose, your lobby, your
          games, and where you are logged in, as for an account. No email address and no password. All of it
          is deleted seven days after you were last here, or when you delete it. If you register, your account
          continues it.
        </li>
        <li>
          <strong>Where you join a lobby from:</strong> two codes, one made from your network address and one
          from a random number in your browser, for guests and for registered players. They are made for that
          one lobby, cannot be turned back, and are deleted with it. They let a removed player stay out,
          without keeping out the others who share a network. We also note in which lobbies you were or asked
          to come in, until a day after they close (a month, if a result of the lobby could not be stored), so
          that we can delete you there.
        </li>
        <li>
          <strong>What you write in a lobby:</strong> chat lines (the last hundred) and your own themes, as
          long as the lobby exists. Only its players see them.
        </li>
        <li>
          <strong>Where you are logged in:</strong> the kind of browser or app (“Firefox on Windows”), since
          when, and when it was last used. Your profile lists it.
        </li>
        <li>
          <strong>Your choices:</strong> background, sound, motion, chat settings, how dates are written, and
          whether friends see you online.
        </li>
        <li>
          <strong>Your people:</strong> friends, friend requests, whom you have blocked, and the messages you
          send each other.
        </li>
        <li>
          <strong>Your games:</strong> lobbies you are in, the ratings you give, their results, what they say
          of you for your profile (your titles, what you rated highest, with whom you agree), and which rounds
          of our themes you have played and when, so that new ones come first. They stay until you delete your
          account; a public link to a result until one of its players removes it.
        </li>
        <li>
          <strong>Reports:</strong> when a player or a message is reported, the reason and the lines that were
          said around it, and what administrators decided about it. A report is deleted a year after it was
          closed. The log of what administrators did, with your id and their reasons, is deleted after two
          years. Of a report by a guest also two codes, made from the network address and from the browser,
          until it is closed and an hour old.
        </li>
        <li>
          <strong>New accounts:</strong> how many were made from a network address within an hour, with a code
          made from it that cannot be turned back. After a few of them your browser solves a small task, so
          that programs cannot make accounts in bulk.
        </li>
        <li>
          <strong>Wrong lobby codes:</strong> how many were tried within a quarter of an hour by an account or
          from a network address, with codes made from them that cannot be turned back, so that lobbies cannot
          be found by guessing.
        </li>
        <li>
          <strong>Other limits:</strong> how many guests, accounts, emails and other costly things an account,
          a mailbox or a network address has asked for, with codes of the same kind, until the time of the
          limit is over: an hour or a day, for most.
        </li>
        <li>
          <strong>Before we open:</strong> the email address that you leave to be told, for that one mail
          alone.
        </li>
        <li>
          <strong>Wrong passwords:</strong> how many were tried for your account in a quarter of an hour, with
          a code made from the network address they came from, which cannot be turned back into it. They are
          deleted when you log in, and otherwise soon after that quarter of an hour.
        </li>
        <li>
          <strong>Cookies:</strong> one that keeps you logged in, one that tells us that you have logged in
          with this browser before (for a year; it opens nothing), one that remembers your background for 30
          days, one for the minutes that a login at Google or Discord or with a passkey takes, and one with a
          random number that the page of an invite link sets, so that a guest who was removed from a lobby
          stays removed (until you close the browser; for a year if you play as a guest). There are no
          advertising or tracking cookies.
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
          ratings, to deliver messages, and to keep out players who were removed. Nothing else.
        </p>
        <p>
          Messages are between the two of you. No one else reads them, unless one of you reports one: then
          administrators see it and the lines around it. Friends see whether you are online, in a lobby or in
          a game, unless you choose to appear offline.
        </p>
        <p>
          We send emails only about your account: a link to confirm your address, a link for a new password
          when it is requested, and, once your address is confirmed, a notice when your password changes, when
          a login is added, and when your account is deleted. The service that delivers them gets your address
          and that text, and nothing else. We keep no copies. Links work once: for 24 hours to confirm, for 30
          minutes for a new password. The emails contain no pictures and nothing that tells us whether you
          have read them.
        </p>
        <p>
          Your email address is not shown to other players. Your ratings are shown to the players of that
          game, with your name, once the round is over. Any of them can make a public link to the result:
          anyone who has the link sees the names, avatars and ratings of that game, and nothing else of you,
          until one of you or an administrator takes the link down. A friend sees how many games you have
          played together, and how much you agreed in them. We don't sell what we know and don't show
          advertisements.
        </p>
      </>
    ),
  },
  {
    title: 'Security',
    text: (
      <p>
        Connections are encrypted. Passwords are stored as slow, salted hashes, and the keys of your sessions
        are hashed as well. What cannot be undone asks again who you are. You can log out any device from your
        profile, and a new password logs out all the others. Only the people who run the service can reach the
        database. If something ever leaks, we will tell you what and when, by email.
      </p>
    ),
  },
  {
    title: 'Your rights',
    text: (
      <>
        <p>
          You can see and change your data on your profile, download a copy of everything that can be read,
          with what open lobbies have of you, and delete your account. All three are on{' '}
          <Link to="/user">your profile</Link>, for guests as well.
        </p>
        <p>
          Deleting takes effect at once. It removes your account, your settings, your friends list, your
          messages on both sides, and your sessions everywhere, and in this browser all that we have stored
          there. In lobbies that are still open it removes the texts of your chat lines and your own themes;
          your name there, and in a game that is running, becomes “Deleted player”. If a lobby cannot be
          reached, we try again every quarter of an hour. The same happens to guests, also after their seven
          days.
        </p>
        <p>
          Results of games that others played with you stay with them, without your name and a link to you.
          Reports that you made or that are about you stay for their time, with their texts but without your
          name; so do entries of the administrators’ log. In their place stands a code made from your id,
          which cannot be turned back. Parts of the record of a long game that is on its way to us stay for a
          day at most. If a leader removed you from a lobby, it stays so without your name, until the lobby
          closes. The logs of our servers name accounts by their ids only, and are deleted after at most a
          week by the company that runs them.
        </p>
        <p>
          If your account is suspended when you delete it, we keep codes made from your email address and your
          ids at Google and Discord, which cannot be turned back into them, with the reason, until the
          suspension is over. They only serve to refuse a new account until then. Other browsers in which you
          were logged in keep the cookie that marks them as known until its year is over; it opens nothing.
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
        When this page changes, so does the date of its latest change above. If a change matters for what we
        keep or who sees it, we will say so on the home page before it starts.
      </p>
    ),
  },
];

/** Changes with every change of the text. A test compares it with the text's hash. */
const latestChange = 'November 24, 2026';

/** The privacy policy, as an accordion. */
export default function PrivacyPage() {
  return (
    <Prose title="Privacy Policy" lead={`Last updated March 27, 2025 · Latest change ${latestChange}`}>
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
