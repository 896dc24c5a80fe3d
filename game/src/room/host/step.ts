import type { RejectCode } from '../../model/reject-codes.ts';
import type { RoomReport, ThemeDraw } from '../../protocol/service.ts';
import { snapshotAs } from '../../themes/theme-snapshot.ts';
import type { ChosenTheme, LoadedThemes } from '../state/event.ts';
import type { Ask } from './ask.ts';
import { decide } from './decide.ts';
import { type Delivery, deliver, reportsOf } from './deliver.ts';
import type { Host, HostContext, Input, Subscriber } from './host.ts';

/**
 * What to do after a step. `error`: why the input was refused; null if it was accepted. `themes`: what the room has
 * asked for, which are its next inputs.
 */
export type HostStep<S extends Subscriber> = Delivery<S> & {
  readonly reports: readonly RoomReport[];
  readonly error: RejectCode | null;
  readonly themes: readonly LoadedThemes[];
};

/** Where a room that is not stored has its themes. `themeOf`: null if there is none of that name. */
export type Catalogue = {
  readonly themeOf: (name: string) => ChosenTheme | null;
  /** Returns the names of themes to vote for. */
  readonly optionsOf: (used: readonly string[]) => readonly string[];
};

/** Handles one input of a room that is not stored: decides, with the theme that a command needs, and delivers at once. */
export const step = <S extends Subscriber>(
  host: Host,
  input: Input<S>,
  context: HostContext<S> & Catalogue,
): HostStep<S> => {
  const first = decide(host, input, context);
  const wanted = first.effects.find((effect) => effect.type === 'fetchTheme');
  const decision =
    wanted && input.type === 'command'
      ? decide(first.host, { ...input, theme: themePlayedAs(context, wanted) }, context)
      : first;
  const delivery = deliver({ before: host, ...decision }, context);
  return {
    ...delivery,
    reports: reportsOf(decision),
    error: delivery.replies[0]?.error ?? null,
    themes: decision.effects.flatMap((effect) => (effect.type === 'ask' ? [loadedFor(effect, context)] : [])),
  };
};

/** Returns the theme as the API would draw it; null if there is none, or if it cannot be played as the type that was chosen. */
export const themePlayedAs = (
  { themeOf }: Pick<Catalogue, 'themeOf'>,
  { name, draw }: { readonly name: string; readonly draw: ThemeDraw },
): ChosenTheme | null => {
  const theme = themeOf(name);
  if (!theme || draw.playAs === null) return theme;
  const snapshot = snapshotAs(theme.snapshot, draw.playAs);
  return snapshot && { ...theme, snapshot };
};

const loadedFor = ({ what, used }: Ask, { themeOf, optionsOf }: Catalogue): LoadedThemes =>
  what.kind === 'options'
    ? { type: 'themesDrawn', gameId: what.gameId, themes: optionsOf(used) }
    : { type: 'themeLoaded', gameId: what.gameId, option: what.option, theme: themeOf(what.option.theme) };
