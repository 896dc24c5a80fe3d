import type { RejectCode } from '../../model/reject-codes.ts';
import type { RoomReport } from '../../protocol/service.ts';
import type { ChosenTheme } from '../event.ts';
import { decide } from './decide.ts';
import { type Delivery, deliver, reportsOf } from './deliver.ts';
import type { Host, HostContext, Input, Viewer } from './host.ts';

/** What to do after a step. `error`: why the input was refused; null if it was accepted. */
export type HostStep<V extends Viewer> = Delivery<V> & {
  readonly reports: readonly RoomReport[];
  readonly error: RejectCode | null;
};

/**
 * Handles one input of a room that is not stored: decides and delivers at once. `themeOf` returns a theme of the catalogue
 * by its name; null if there is none.
 */
export const step = <V extends Viewer>(
  host: Host,
  input: Input<V>,
  context: HostContext<V> & { readonly themeOf: (name: string) => ChosenTheme | null },
): HostStep<V> => {
  const first = decide(host, input, context);
  const wanted = first.effects.find((effect) => effect.type === 'fetchTheme');
  const decision =
    wanted && input.type === 'command'
      ? decide(first.host, { ...input, theme: context.themeOf(wanted.name) }, context)
      : first;
  const delivery = deliver({ before: host, ...decision }, context);
  return { ...delivery, reports: reportsOf(decision), error: delivery.answers[0]?.error ?? null };
};
