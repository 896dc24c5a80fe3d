import type { AppType } from '@tallyho/edge/app';
import type { ExtractSchema } from 'hono/types';

/*
 * The API's calls as its own routes declare them: paths, what goes in and what comes out. Types alone, which cost the pages
 * nothing; `api-types.test-d.ts` shows what they refuse.
 */
type Schema = ExtractSchema<AppType>;

/** Worked out once per method. */
interface Routes {
  GET: RoutesOf<'$get'>;
  POST: RoutesOf<'$post'>;
  PUT: RoutesOf<'$put'>;
  DELETE: RoutesOf<'$delete'>;
}
type RoutesOf<Verb extends string> = {
  [P in keyof Schema as Verb extends keyof Schema[P] ? P & `/api/${string}` : never]: Schema[P][Verb &
    keyof Schema[P]];
};

export type Method = keyof Routes;

/** The paths that take the method, with their parameters by name: `/api/lobby/joinLobby/:code`. */
export type PathOf<M extends Method> = keyof Routes[M] & string;

type Endpoint<M extends Method, P extends PathOf<M>> = Routes[M][P];

/** What the call's route reads. */
type Input<M extends Method, P extends PathOf<M>> = Endpoint<M, P> extends { input: infer I } ? I : never;

/** The body of the call's answer, as JSON leaves it. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Endpoint<M, P> extends infer E
    ? E extends { output: infer Output; outputFormat: 'json'; status: infer Status }
      ? 200 extends Status
        ? Output
        : never
      : never
    : never;

/** What the call takes besides its path; what its route does not read is refused. */
type CallOptions<M extends Method, P extends PathOf<M>> = {
  readonly signal?: AbortSignal;
  /** Extra headers, such as CSRF-Token. */
  readonly headers?: Record<string, string>;
} & (Input<M, P> extends { json: infer Body } ? { readonly body: Body } : { readonly body?: never }) &
  (Input<M, P> extends { param: infer Param } ? { readonly param: Param } : { readonly param?: never }) &
  (Input<M, P> extends { query: infer Query }
    ? object extends Query
      ? { readonly query?: Query }
      : { readonly query: Query }
    : { readonly query?: never });

/** The options' place in a call: it may be left out where nothing is needed. */
export type OptionsOf<M extends Method, P extends PathOf<M>> =
  object extends CallOptions<M, P> ? [options?: CallOptions<M, P>] : [options: CallOptions<M, P>];
