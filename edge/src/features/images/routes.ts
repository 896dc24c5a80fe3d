import { limits } from '@tallyho/game/limits';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { requireAdministrator, requireUser } from '../../auth/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { validate } from '../../http/validate.ts';
import { folderSchema } from '../../pictures/picture.ts';
import { doneAnswer, success } from '../../rooms/schemas.ts';
import { deleteImage } from './delete-image.ts';
import { listImages } from './list-images.ts';
import { uploadImage } from './upload-image.ts';

const tag = 'Images';
/** Size limit of a multipart body without the file: boundaries, headers and alt text. */
const multipartBytes = 16 * 1024;

const folderQuery = v.object({ folder: folderSchema });
const uploadForm = v.object({
  file: v.instance(File, 'Please choose a file.'),
  alt: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
});
const picture = {
  public_id: v.string(),
  url: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
};
const uploadAnswer = v.object({ success, ...picture, secure_url: v.string() });
const deleteSchema = v.object({ publicId: v.pipe(v.string(), v.maxLength(200)) });

/** Routes under /api/cloudinary: pictures, stored in R2 (docs/decisions/image-storage.md). */
export const imageRoutes = new Hono<AppEnv>()
  .post(
    '/upload',
    describe({
      tag,
      summary:
        'Stores a picture (administrator): PNG, JPEG, WebP, GIF or AVIF, at most 5 MB and 4096 pixels a side.',
      answer: uploadAnswer,
      errors: ['forbidden', 'tooLarge', 'unsupportedType', 'folderFull'],
    }),
    requireAdministrator,
    bodyLimit({
      maxSize: limits.imageBytes + multipartBytes,
      onError: () => {
        throw new ApiError('tooLarge');
      },
    }),
    validate('query', folderQuery),
    validate('form', uploadForm),
    async (c) => {
      const { file, alt } = c.req.valid('form');
      const { folder } = c.req.valid('query');
      const stored = await uploadImage({ db: c.var.db, bucket: c.env.IMAGES }, { folder, file, alt });
      return c.json({ success: true, ...stored } as const);
    },
  )
  .get(
    '/images',
    describe({ tag, summary: 'List the pictures of a folder.', answer: v.array(v.object(picture)) }),
    requireUser,
    validate('query', folderQuery),
    async (c) => c.json(await listImages(c.var, c.req.valid('query').folder)),
  )
  .get(
    '/Allimages/:contentPath{.+}',
    describe({ tag, summary: 'List the URLs of the pictures of a folder.', answer: v.array(v.string()) }),
    requireUser,
    validate('param', v.object({ contentPath: folderSchema })),
    async (c) => {
      const pictures = await listImages(c.var, c.req.valid('param').contentPath);
      return c.json(pictures.map(({ url }) => url));
    },
  )
  .delete(
    '/delete',
    describe({
      tag,
      summary: 'Delete a picture (administrator).',
      answer: doneAnswer,
      errors: ['forbidden', 'notFound'],
    }),
    requireAdministrator,
    validate('json', deleteSchema),
    async (c) => {
      await deleteImage({ db: c.var.db, bucket: c.env.IMAGES }, c.req.valid('json').publicId);
      return c.json({ success: true } as const);
    },
  );
