import type { AppType } from '@tallyho/edge/app';
import type { ExtractSchema } from 'hono/types';

/* The API calls as declared by the API's own routes: paths, inputs and outputs. Only types, which add nothing to
   the bundle. `api-types.test-d.ts` shows what they reject. */
type Schema = ExtractSchema<AppType>;

/** Computed once per method. */
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

/** The paths that accept the method, with named parameters: `/api/lobby/joinLobby/:code`. */
export type PathOf<M extends Method> = keyof Routes[M] & string;

type Endpoint<M extends Method, P extends PathOf<M>> = Routes[M][P];

/** The input that the route reads. */
type Input<M extends Method, P extends PathOf<M>> = Endpoint<M, P> extends { input: infer I } ? I : never;

/** The body of the response after JSON serialization. */
export type ResponseBody<M extends Method, P extends PathOf<M>> =
  Endpoint<M, P> extends infer E
    ? E extends { output: infer Output; outputFormat: 'json'; status: infer Status }
      ? 200 extends Status
        ? Output
        : never
      : never
    : never;

/** The options of a call besides its path. Fields that the route does not read are rejected. */
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

/** The options parameter of a call; optional if the route requires no input. */
export type OptionsOf<M extends Method, P extends PathOf<M>> =
  object extends CallOptions<M, P> ? [options?: CallOptions<M, P>] : [options: CallOptions<M, P>];
