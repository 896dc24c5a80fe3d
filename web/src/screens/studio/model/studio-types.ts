import type { OptionsOf, ResponseBody } from '../../../shared/api/api-types.ts';

/** A theme in the list of the studio. */
export type StudioTheme = ResponseBody<'GET', '/api/themes/all'>['themes'][number];
/** A whole theme with its pictures and its version. */
export type StoredTheme = ResponseBody<'GET', '/api/themes/:id/edit'>['theme'];
/** A theme as the API stores it. */
export type ThemeBody = NonNullable<OptionsOf<'POST', '/api/themes/upload-theme'>[0]>['body'];
export type StudioTag = StoredTheme['tags'][number];
/** A tag with the number of the themes that have it. */
export type CountedTag = ResponseBody<'GET', '/api/tags'>['tags'][number];
export type TagInput = NonNullable<OptionsOf<'POST', '/api/tags'>[0]>['body'];
