import { limits } from '@tallyho/game/limits';
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { scorePatterns, testModeLimits, winners } from '../../features/test-mode/scene.ts';
import { choice, numberWithin, viewEntries } from '../../features/test-mode/view-options.ts';

export const tabs = ['themes', 'components', 'round', 'game-over'] as const;

/** Returns true if the scores can be tied: one winner has more points than the others. */
export const canTie = (winner: (typeof winners)[number]): boolean => winner === 'tied';

/** All options of test mode. They are stored in the address, so that a link shows the same test. */
const optionEntries = v.object({
  tab: choice(tabs, 'themes'),
  /** Id of the theme; empty: none is selected. */
  theme: v.fallback(v.string(), ''),
  game: numberWithin({ min: 0, max: limits.theme.games }, 0),
  type: choice(miniGameTypes, 'Slider'),
  winner: choice(winners, 'single'),
  scores: choice(scorePatterns, 'standard'),
  rounds: numberWithin(testModeLimits.rounds, testModeLimits.rounds.default),
  ...viewEntries,
});
/** Old links may have tied scores with one winner. */
const optionsSchema = v.pipe(
  optionEntries,
  v.transform((options) =>
    options.scores === 'tied' && !canTie(options.winner)
      ? { ...options, scores: 'standard' as const }
      : options,
  ),
);
export type TestOptions = v.InferOutput<typeof optionsSchema>;
type ChangeOptions = (change: Partial<TestOptions>) => void;

/** What every tab receives. A changed `run` starts its test again. */
export interface TabProps {
  readonly options: TestOptions;
  readonly change: ChangeOptions;
  readonly run: number;
  readonly restart: () => void;
}

/** Returns the options in the address, and a function that changes some of them there. */
export function useTestOptions(): readonly [TestOptions, ChangeOptions] {
  const [query, setQuery] = useSearchParams();
  const options = v.parse(optionsSchema, Object.fromEntries(query));
  const change: ChangeOptions = (news) =>
    setQuery(
      (last) => {
        const next = new URLSearchParams(last);
        for (const [name, value] of Object.entries(news)) {
          if (value === '' || value === false) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true },
    );
  return [options, change];
}
