import { Hono } from 'hono';
import * as v from 'valibot';
import { requireAdministrator, requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { validate } from '../../http/validate.ts';
import { detailsAnswer, gameAnswer, savedAnswer, themesAnswer } from './answers.ts';
import { deleteTheme } from './delete-theme.ts';
import { listThemes } from './list-themes.ts';
import { themeDetails, themeGame } from './read-theme.ts';
import { updateTheme, uploadTheme } from './save-theme.ts';
import { themeInputSchema } from './theme-input.ts';

const tag = 'Themes';
const idParam = v.object({ id: v.string() });
const gameParams = v.object({
  themeName: v.string(),
  index: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
});

/** Routes under /api/themes. */
export const themeRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describe({ tag, summary: 'List all themes for the theme picker.', answer: themesAnswer }),
    requireUser,
    async (c) => {
      const { db, user } = c.var;
      const themes = await listThemes({ db, administrator: user.administrator });
      return c.json({ success: true, themes } as const);
    },
  )
  .get(
    '/name/:themeName/games/:index',
    describe({
      tag,
      summary: 'Return one game of a theme with its pictures; the index starts at 0.',
      answer: gameAnswer,
      errors: ['notFound'],
    }),
    requireUser,
    validate('param', gameParams),
    async (c) => {
      const { themeName, index } = c.req.valid('param');
      const game = await themeGame(c.var, themeName, index);
      return c.json({ success: true, game, gameIndex: index } as const);
    },
  )
  .get(
    '/:id/details',
    describe({ tag, summary: 'Return a whole theme.', answer: detailsAnswer, errors: ['notFound'] }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      const { db, user } = c.var;
      const { administrator } = user;
      const theme = await themeDetails({ db, administrator }, c.req.valid('param').id);
      return c.json({ success: true, theme } as const);
    },
  )
  .post(
    '/upload-theme',
    describe({
      tag,
      summary: 'Create a theme (administrator).',
      answer: savedAnswer,
      errors: ['nameTaken', 'forbidden'],
    }),
    requireAdministrator,
    validate('json', themeInputSchema),
    async (c) => {
      const _id = await uploadTheme(c.var, c.req.valid('json'));
      return c.json({ success: true, message: 'Theme successfully uploaded!', _id } as const);
    },
  )
  .put(
    '/update-theme/:id',
    describe({
      tag,
      summary: 'Replace a theme (administrator).',
      answer: savedAnswer,
      errors: ['nameTaken', 'notFound', 'forbidden'],
    }),
    requireAdministrator,
    validate('param', idParam),
    validate('json', themeInputSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await updateTheme(c.var, id, c.req.valid('json'));
      return c.json({ success: true, message: 'Theme successfully updated!', _id: id } as const);
    },
  )
  .delete(
    '/delete-theme/:id',
    describe({
      tag,
      summary: 'Delete a theme (administrator).',
      answer: savedAnswer,
      errors: ['notFound', 'forbidden'],
    }),
    requireAdministrator,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param');
      await deleteTheme(c.var, id);
      return c.json({ success: true, message: 'Theme successfully deleted!', _id: id } as const);
    },
  );
