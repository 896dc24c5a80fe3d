import { Hono } from 'hono';
import * as v from 'valibot';
import { requireContentEditor, requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done } from '../../http/describe.ts';
import { limitBody } from '../../http/limit-body.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { deleteUnusedPictures } from '../../pictures/delete-unused.ts';
import { deleteTheme } from './delete-theme.ts';
import { listAllThemes, listThemes } from './list-themes.ts';
import { editableTheme, themeDetails, themeGame } from './read-theme.ts';
import {
  allThemesResponse,
  deletedResponse,
  detailsResponse,
  editableThemeResponse,
  gameResponse,
  savedResponse,
  themesResponse,
} from './responses.ts';
import { updateTheme, uploadTheme } from './save-theme.ts';
import { themeInputSchema } from './theme-input.ts';

/** A hundred games with sixty pictures each, and their texts, in bytes. */
const themeBytes = 4 * 1024 * 1024;
const tag = 'Themes';
const idParam = v.object({ id: lookupText });
const gameParams = v.object({
  themeName: lookupText,
  index: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
});

/** Routes under /api/themes. */
export const themeRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describe({ tag, summary: 'List all themes for the theme picker.', response: themesResponse }),
    requireUser,
    budget('themes'),
    async (c) => {
      const { db, user } = c.var;
      const themes = await listThemes({ db, user: user.id });
      return c.json({ ...done, themes });
    },
  )
  .get(
    '/all',
    describe({
      tag,
      summary: 'List all themes for the studio, hidden ones too (administrator).',
      response: allThemesResponse,
      errors: ['forbidden'],
    }),
    requireContentEditor,
    budget('themes'),
    async (c) => c.json({ ...done, themes: await listAllThemes(c.var) }),
  )
  .get(
    '/name/:themeName/games/:index',
    describe({
      tag,
      summary: 'Return one game of a theme with its pictures; the index starts at 0.',
      response: gameResponse,
      errors: ['notFound'],
    }),
    requireUser,
    budget('reads'),
    validate('param', gameParams),
    async (c) => {
      const { themeName, index } = c.req.valid('param');
      const { db, user } = c.var;
      const { administrator } = user;
      const game = await themeGame({ db, administrator }, themeName, index);
      return c.json({ ...done, game, gameIndex: index });
    },
  )
  .get(
    '/:id/details',
    describe({ tag, summary: 'Return a whole theme.', response: detailsResponse, errors: ['notFound'] }),
    requireUser,
    budget('reads'),
    validate('param', idParam),
    async (c) => {
      const { db, user } = c.var;
      const { administrator } = user;
      const theme = await themeDetails({ db, administrator }, c.req.valid('param').id);
      return c.json({ ...done, theme });
    },
  )
  .get(
    '/:id/edit',
    describe({
      tag,
      summary: 'Return a whole theme with its pictures and version for the editor (administrator).',
      response: editableThemeResponse,
      errors: ['notFound', 'forbidden'],
    }),
    requireContentEditor,
    budget('reads'),
    validate('param', idParam),
    async (c) => {
      const theme = await editableTheme(c.var, c.req.valid('param').id);
      return c.json({ ...done, theme });
    },
  )
  .post(
    '/upload-theme',
    describe({
      tag,
      summary: 'Create a theme (administrator).',
      response: savedResponse,
      errors: ['nameTaken', 'tooLarge', 'forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    limitBody(themeBytes),
    validate('json', themeInputSchema),
    async (c) => {
      const _id = await uploadTheme(c.var, c.req.valid('json'));
      return c.json({ ...done, message: 'Theme successfully uploaded!', _id, version: 1 });
    },
  )
  .put(
    '/update-theme/:id',
    describe({
      tag,
      summary: 'Replace a theme (administrator).',
      response: savedResponse,
      errors: ['nameTaken', 'themeChanged', 'notFound', 'tooLarge', 'forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('param', idParam),
    limitBody(themeBytes),
    validate('json', themeInputSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const version = await updateTheme(c.var, id, c.req.valid('json'));
      c.var.waitUntil(deleteUnusedPictures({ db: c.var.db, bucket: c.env.IMAGES }));
      return c.json({ ...done, message: 'Theme successfully updated!', _id: id, version });
    },
  )
  .delete(
    '/delete-theme/:id',
    describe({
      tag,
      summary: 'Delete a theme (administrator).',
      response: deletedResponse,
      errors: ['notFound', 'forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param');
      await deleteTheme(c.var, id);
      c.var.waitUntil(deleteUnusedPictures({ db: c.var.db, bucket: c.env.IMAGES }));
      return c.json({ ...done, message: 'Theme successfully deleted!', _id: id });
    },
  );
