import { useState } from 'react';
import { ThemePlayer } from '../../features/test-mode/ThemePlayer.tsx';
import { RequestError } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { TabProps } from './options.ts';
import styles from './TestMode.module.css';
import {
  gameTypeLabels,
  matchingThemes,
  type TestTheme,
  useTestedGames,
  useTestThemes,
} from './test-themes.ts';

const loading = (
  <Loading label="Loading themes">
    <Skeleton shape="box" height="4rem" />
    <Skeleton shape="box" height="12rem" />
  </Loading>
);

/** Plays the games of a stored theme, which is found by its name or type. */
export function ThemeGamesTab(props: TabProps) {
  const { options, change } = props;
  const query = useTestThemes();
  if (query.isPending) return loading;
  if (!query.data)
    return (
      <Banner
        tone="bad"
        actions={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      >
        Failed to load themes
      </Banner>
    );
  const { themes } = query.data;
  const theme = themes.find(({ _id }) => _id === options.theme);
  return theme ? (
    <SelectedTheme key={theme._id} {...props} theme={theme} />
  ) : (
    <ThemeFinder themes={themes} onSelect={({ _id }) => change({ theme: _id, game: 0 })} />
  );
}

interface ThemeFinderProps {
  readonly themes: readonly TestTheme[];
  readonly onSelect: (theme: TestTheme) => void;
}

function ThemeFinder({ themes, onSelect }: ThemeFinderProps) {
  const [text, setText] = useState('');
  const shown = matchingThemes(themes, text);
  return (
    <div className={styles.finder}>
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        dir="auto"
        placeholder="Name or type"
        prefix={<Icon name="search" />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p>Please select a theme to view available games.</p>
      <p className={styles.count} role="status">
        {shown.length} of {themes.length} themes
      </p>
      {shown.length === 0 && (
        <EmptyState title={themes.length === 0 ? 'No themes yet' : 'No theme matches'}>
          {themes.length === 0 ? 'Make the first one on the Admin page.' : 'Try another word.'}
        </EmptyState>
      )}
      <ul className={styles.themes} aria-label="Themes">
        {shown.map((theme) => (
          <li key={theme._id}>
            <button type="button" className={styles.theme} onClick={() => onSelect(theme)}>
              <strong>
                <bdi>{theme.name}</bdi>
              </strong>
              <span className={styles.games}>
                {theme.type === 'lobby' ? 'Lobby' : 'Normal'} · {gameTypeLabels(theme).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'Failed to load game' without a response, otherwise with the API's reason. */
const loadErrorText = (error: Error): string =>
  error instanceof RequestError && error.status !== 0
    ? `Error loading game: ${error.message}`
    : 'Failed to load game';

function SelectedTheme({ theme, options, change, run, restart }: TabProps & { readonly theme: TestTheme }) {
  const query = useTestedGames(theme);
  const { game } = options;
  const selectOther = <Button onClick={() => change({ theme: '', game: 0 })}>Select different theme</Button>;
  const goTo = (next: number) => change({ game: next });

  async function replay() {
    const { isError } = await query.refetch();
    if (!isError) restart();
  }
  if (query.isPending) return loading;
  if (!query.data)
    return (
      <Banner
        tone="bad"
        actions={
          <>
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
            {selectOther}
          </>
        }
      >
        {loadErrorText(query.error)}
      </Banner>
    );
  if (query.data.games.length === 0)
    return <EmptyState title="No game data available." actions={selectOther} />;
  if (game >= query.data.games.length)
    return (
      <EmptyState
        title="No game available for this round."
        actions={
          <>
            <Button variant="hot" onClick={() => goTo(0)}>
              First game
            </Button>
            {selectOther}
          </>
        }
      />
    );
  return (
    <>
      {query.isError && <Banner tone="bad">Failed to reload game</Banner>}
      <ThemePlayer
        theme={query.data}
        game={game}
        run={run}
        view={options}
        isReloading={query.isFetching}
        onGame={goTo}
        onReplay={() => void replay()}
        onView={change}
      >
        {selectOther}
      </ThemePlayer>
    </>
  );
}
