import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Prose } from './Prose.tsx';
import styles from './TermsPage.module.css';

const terms: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: 'What this is',
    text: 'Tallyho is a game for groups of friends: you meet in a lobby, rate things, and see what the group thinks. It is a beta. Parts of it will change, and it may be away at times.',
  },
  {
    title: 'Guests and accounts',
    text: 'With a link or a code you can play as a guest, under a name that you choose; a guest who stays away for a week is deleted. An account keeps your games, your friends and your own lobbies. Use an email address that is yours, keep your password to yourself, and be at least 13 years old, or older where your country asks for more; both hold for guests, too. You answer for what is done with your account or seat. You can delete both at any time, on your profile.',
  },
  {
    title: 'Playing fair',
    text: 'Rate ideas, pictures and each other in good humour. Don’t harass people, don’t post what is illegal or hateful, don’t pretend to be another person, and don’t try to break the service or to see answers before the others do. Leaders can remove players from their lobby, and we can mute or suspend players who spoil it for others.',
  },
  {
    title: 'What you write and upload',
    text: 'Your messages and pictures stay yours. You let us store them and show them to the people you play with, because the game can’t work otherwise. Upload only what you may share. We take down what breaks these terms or the rights of others.',
  },
  {
    title: 'What we made',
    text: (
      <>
        Themes use pictures by many generous people, under their licences: they are named on the{' '}
        <Link to="/credits">credits page</Link>. Names and logos of companies belong to those companies, who
        have nothing to do with us.
      </>
    ),
  },
  {
    title: 'No promises',
    text: 'The service is provided as it is. We do our best to keep it up and your data safe, but we can’t promise that it always works, and, as far as the law lets us, we aren’t liable for what you lose when it doesn’t. Nothing here takes away rights that the law gives you as a consumer.',
  },
  {
    title: 'Changes and questions',
    text: (
      <>
        If these terms change in a way that matters, we say so on the home page beforehand; playing on means
        you agree. Questions? <Link to="/contact">Write to us</Link>. How we treat your data is in the{' '}
        <Link to="/privacy">privacy policy</Link>.
      </>
    ),
  },
];

/** The terms of service. */
export default function TermsPage() {
  return (
    <Prose title="Terms of service" lead="Seven short rules for a good game night.">
      <ol className={styles.terms}>
        {terms.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Prose>
  );
}
