import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { Icon, type IconName } from '../../shared/ui/layout/Icon.tsx';
import styles from './TitlesWon.module.css';

type Kind = PlayerProfile['titles'][number]['kind'];

/** The kinds of titles with each sign, by what they are for. All others, such as those for being there, have the star. */
const emblems = {
  crown: [
    'alone',
    'champion',
    'serialWinner',
    'confident',
    'fullMarks',
    'roundWinner',
    'trendsetter',
    'lateBloomer',
    'castingVote',
  ],
  heart: ['fan', 'goodSoul', 'generous', 'underdog', 'adored', 'modest', 'diplomat'],
  eye: ['selfAware', 'peopleReader', 'tasteReader', 'selective', 'mystery', 'openBook', 'referee'],
  users: ['mutual', 'consensus', 'goodCompany', 'kindred', 'otherHalf', 'sparring', 'company', 'chorus'],
} as const satisfies Partial<Record<IconName, readonly Kind[]>>;

const emblemOf = (kind: Kind): keyof typeof emblems | 'star' => {
  for (const name of ['crown', 'heart', 'eye', 'users'] as const)
    if (emblems[name].some((each) => each === kind)) return name;
  return 'star';
};

/** The drawn sign of a title, by what the title is for. */
export function TitleEmblem({ kind }: { readonly kind: Kind }) {
  const name = emblemOf(kind);
  return (
    <span className={styles.emblem} data-sign={name} aria-hidden="true">
      <Icon name={name} />
    </span>
  );
}
