import type { UserId } from '../../model/person.ts';

/** For whom a view of a room is made: for a user, who needs a seat, or for a spectator, who has none. */
export type Viewpoint = { readonly kind: 'user'; readonly user: UserId } | { readonly kind: 'spectator' };
