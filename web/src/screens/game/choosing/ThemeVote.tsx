import { defaultTimings } from '@tallyho/game/limits';
import type { ChoiceView } from '@tallyho/game/protocol/view';
import { listed, normalizedName } from '@tallyho/game/text';
import { useQuery } from '@tanstack/react-query';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useIsLeader, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { useTable } from '../../../entities/room/use-table.ts';
import { posterOf, postersOf } from '../../../entities/themes/poster.ts';
import { type ThemeTitle, themesQuery } from '../../../entities/themes/theme-api.ts';
import { WriteThemeButton } from '../../../features/custom-themes/WriteThemeButton.tsx';
import { Countdown } from '../../../shared/ui/layout/Countdown.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { useSecondsUntil } from '../base/server-clock.ts';
import { EndGame } from './EndGame.tsx';
import { type PickableTheme, pickableThemes } from './pickable-theme.ts';
import { TakeOver } from './TakeOver.tsx';
import { ThemeCard, ThemeCardSkeleton } from './ThemeCard.tsx';
import styles from './ThemeVote.module.css';

type Voting = Extract<ChoiceView, { kind: 'drawing' | 'vote' | 'decided' }>;
type Ballot = Extract<Voting, { options: unknown }>;
type Option = Ballot['options'][number];

const none: readonly string[] = [];
const places = ['first', 'second', 'third'];

/** The vote for the next theme: the themes that are drawn, who has voted for which, and which one wins. */
export function ThemeVote({ choice }: { readonly choice: Voting }) {
  const isLeader = useIsLeader();
  return (
    <>
      <div className={styles.content}>
        <hgroup className={styles.head}>
          <h1>{headOf(choice)}</h1>
          <p>{explanationOf(choice)}</p>
        </hgroup>
        <VisuallyHidden>
          <span role="status">{headOf(choice)}</span>
        </VisuallyHidden>
        <Options choice={choice} />
      </div>
      <ActionBar
        note={<Voters choice={choice} />}
        aside={isLeader ? <EndGame /> : <WriteThemeButton size="lg" />}
      >
        {choice.kind === 'vote' ? (
          <VoteClock dueAt={choice.dueAt} />
        ) : (
          <TakeOver isLate from={choice.takeOverAt} />
        )}
      </ActionBar>
    </>
  );
}

function headOf(choice: Voting): string {
  switch (choice.kind) {
    case 'drawing':
      return 'Drawing three themes...';
    case 'vote':
      return 'Vote for the next theme';
    case 'decided':
      return `The next theme is: ${choice.options[choice.option]?.theme ?? ''}`;
    default:
      return choice satisfies never;
  }
}

function explanationOf(choice: Voting): string {
  switch (choice.kind) {
    case 'drawing':
      return 'Everybody chooses one of them.';
    case 'vote':
      return 'Press one to vote. You can change it until all have voted or the time is up.';
    case 'decided':
      return reasonOf(choice);
    default:
      return choice satisfies never;
  }
}

/** Says why a theme was chosen. */
function reasonOf({ options, votes, isDrawn, option }: Extract<Voting, { kind: 'decided' }>): string {
  if (options.length === 1) return 'It was the only one left.';
  if (votes.length === 0) return 'No votes: it was drawn at random.';
  const countOf = (at: number) => votes.filter((vote) => vote.option === at).length;
  const tied = options.filter((_, at) => countOf(at) === countOf(option)).map(({ theme }) => theme);
  return isDrawn
    ? `A tie of ${listed(tied)}: one was drawn at random.`
    : `It has ${countOf(option)} of ${votes.length} votes.`;
}

const placeholderOf = (name: string): ThemeTitle => ({
  ...{ _id: name, name, description: '', type: 'normal', tags: [], games: [], covers: [] },
  ...{ isNew: false, known: { players: 0, newGames: 0 } },
});

/** Returns the theme of an option; a theme that the loaded list does not have, because it is new, has only its name. */
function themeOf(
  { theme, customTheme }: Option,
  themes: readonly PickableTheme[],
): PickableTheme | undefined {
  if (customTheme !== null) return themes.find(({ id }) => id === customTheme);
  return themes.find(
    ({ source, name }) => source === 'catalogue' && normalizedName(name) === normalizedName(theme),
  );
}

function Options({ choice }: { readonly choice: Voting }) {
  const you = useCurrentPlayer();
  const gameId = useView(({ game }) => game?.id ?? '');
  const usedThemes = useView(({ game }) => game?.usedThemes ?? none);
  const custom = useView((view) => view.customThemes);
  const rules = useView(({ room }) => room.rules);
  const query = useQuery(themesQuery);
  const seats = useSeats();
  const table = useTable();
  const shownAvatar = useShownAvatar();
  const { send } = useCommand();
  const canVote = choice.kind === 'vote' && seats.some(({ user, notReady }) => user === you && !notReady);
  if (choice.kind === 'drawing' || query.isPending)
    return (
      <ul className={styles.options} aria-hidden="true">
        {places.map((place) => (
          <ThemeCardSkeleton key={place} />
        ))}
      </ul>
    );
  const room = { custom, usedThemes: none, rules, ...table };
  const themes = pickableThemes({ ...room, usedThemes }, query.data ?? []);
  const shownSeats = seats.map((seat) => ({ ...seat, avatar: shownAvatar(seat.avatar) }));
  const drawn = choice.options.flatMap((option) => {
    const theme = themeOf(option, themes) ?? pickableThemes(room, [placeholderOf(option.theme)]).at(-1);
    return theme ? [{ option, theme }] : [];
  });
  const posters = postersOf(drawn.map(({ theme }) => theme));
  return (
    <ul className={styles.options} aria-label="Themes">
      {drawn.map(({ option, theme }, at) => {
        const { theme: name, customTheme } = option;
        const voters = shownSeats.filter(({ user }) =>
          choice.votes.some((vote) => vote.user === user && vote.option === at),
        );
        const names = voters.map(({ user, username }) => (user === you ? 'you' : username));
        const isOut = choice.kind === 'decided' && choice.option !== at;
        return (
          <ThemeCard
            key={`${customTheme}/${name}`}
            theme={isOut ? { ...theme, news: null, isNew: false, isGoodFirst: false } : theme}
            poster={posters[at] ?? posterOf(theme)}
            seats={shownSeats}
            hasFocus={false}
            size="large"
            isOffered={canVote || (choice.kind === 'decided' && choice.option === at)}
            isPressed={choice.kind === 'vote' ? names.includes('you') : choice.option === at}
            onChoose={() =>
              canVote &&
              void send({
                type: 'castVote',
                gameId,
                theme: name,
                ...(customTheme !== null && { customTheme }),
              })
            }
          >
            <p className={styles.voters} data-out={isOut}>
              {voters.map(({ user, avatar, color }) => (
                <PlayerAvatar key={user} avatar={avatar} size="sm" seat={seatNumberOf(color)} />
              ))}
              <span>{names.length > 0 ? `Votes: ${listed(names)}` : 'No votes yet'}</span>
            </p>
          </ThemeCard>
        );
      })}
    </ul>
  );
}

/** Says for whom the vote waits. */
function Voters({ choice }: { readonly choice: Voting }) {
  const you = useCurrentPlayer();
  const seats = useSeats().filter(({ presence, notReady }) => presence !== 'absent' && !notReady);
  if (choice.kind !== 'vote') return choice.kind === 'decided' ? 'It starts in a moment.' : null;
  const missing = seats.filter(({ user }) => !choice.votes.some((vote) => vote.user === user));
  const names = missing.map(({ user, username }) => (user === you ? 'you' : username));
  return `Waiting for ${listed(names)}`;
}

function VoteClock({ dueAt }: { readonly dueAt: number }) {
  const seconds = useSecondsUntil(dueAt);
  return (
    <div className={styles.clock}>
      <Countdown seconds={seconds} total={defaultTimings.voteLength / 1000} label="The vote ends" size="sm" />
      <span aria-hidden="true">seconds left</span>
    </div>
  );
}
