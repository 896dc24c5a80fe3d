import { RequestError } from '../../../shared/api/api-error.ts';

/** Why saving or deleting failed, and what the administrator can do about it. */
export interface Failure {
  readonly text: string;
  readonly remedy: 'logIn' | 'saveAsNew' | null;
}

/** The stored theme was deleted while this browser had a draft of it. */
export const deletedTheme: Failure = {
  text: 'This theme was deleted. Your changes are still in this browser.',
  remedy: 'saveAsNew',
};

/** Returns what the administrator can do about an error of the API. */
export const remedyFor = (error: unknown): Failure['remedy'] => {
  if (!(error instanceof RequestError)) return null;
  if (error.status === 401) return 'logIn';
  return error.code === 'notFound' ? 'saveAsNew' : null;
};
