import { limits } from '@tallyho/game/limits';
import { pictureFolderSchema } from '@tallyho/game/minigames/fields';
import { storedPictureSchema } from '@tallyho/game/themes/picture';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requireContentEditor, requireUser } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { limitBody } from '../../http/limit-body.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { reserveFolder } from '../../pictures/folders.ts';
import { copyPictures } from './copy-pictures.ts';
import { deleteImage } from './delete-image.ts';
import { listImages } from './list-images.ts';
import { uncachePicture } from './picture-cache.ts';
import { uploadImages } from './upload-images.ts';

const tag = 'Images';
/** Size limit of a multipart body without the file: boundaries, headers and alt text. */
const multipartBytes = 16 * 1024;

const folderQuery = v.object({ folder: pictureFolderSchema });
const uploadQuery = v.object({
  folder: pictureFolderSchema,
  /** `true`: the picture is shown only after its theme is saved with it. */
  staged: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
});
const fileSchema = v.instance(File, 'Please choose a file.');
const altSchema = v.pipe(v.string(), v.trim(), v.maxLength(limits.pictureAlt));
const uploadForm = v.object({ file: fileSchema, alt: v.optional(altSchema) });
/** In one request. The platform allows 50 calls for each request, and a picture needs two. */
const maxFiles = 20;
/** Size limit of the body of such a request, for the small pictures of starter content. */
const filesBytes = 2 * limits.imageBytes;
const uploadAllForm = v.pipe(
  v.object({
    'file[]': v.pipe(v.array(fileSchema), v.minLength(1), v.maxLength(maxFiles)),
    'alt[]': v.pipe(v.array(altSchema), v.maxLength(maxFiles)),
  }),
  v.check(({ 'file[]': files, 'alt[]': alts }) => files.length === alts.length, 'Each file has its text.'),
);
const picture = {
  public_id: v.string(),
  url: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
};
const uploadResponse = v.object({ success, ...picture, secure_url: v.string(), file_name: v.string() });
const publicIdSchema = v.pipe(v.string(), v.maxLength(200));
const newFolderSchema = v.object({
  themeName: v.pipe(v.string(), v.trim(), v.maxLength(limits.theme.name)),
  /** Pictures to copy into the folder, in this order. */
  pictures: v.optional(v.pipe(v.array(publicIdSchema), v.maxLength(limits.items.max)), []),
});
const deleteSchema = v.object({ publicId: publicIdSchema });

/** Routes under /api/cloudinary: pictures, stored in R2 (docs/decisions/image-storage.md). */
export const imageRoutes = new Hono<AppEnv>()
  .post(
    '/upload',
    describe({
      tag,
      summary:
        'Stores a picture (administrator): PNG, JPEG, WebP, GIF or AVIF, at most 5 MB and 4096 pixels a side.',
      response: uploadResponse,
      errors: ['forbidden', 'tooLarge', 'unsupportedType', 'folderFull', 'rateLimited'],
    }),
    budget('uploads'),
    requireContentEditor,
    limitBody(limits.imageBytes + multipartBytes),
    validate('query', uploadQuery),
    validate('form', uploadForm),
    async (c) => {
      const { file, alt } = c.req.valid('form');
      const { folder, staged } = c.req.valid('query');
      const { db, author } = c.var;
      const uploads = [{ file, alt }];
      const [stored] = await uploadImages({ db, bucket: c.env.IMAGES, author }, { folder, uploads, staged });
      if (!stored) throw new Error('One upload stores one picture.');
      return c.json({ ...done, ...stored, secure_url: stored.url });
    },
  )
  .post(
    '/upload-all',
    describe({
      tag,
      summary: `Stores up to ${maxFiles} pictures of a game in their order (administrator), 10 MB together; otherwise like one.`,
      response: v.object({ success, pictures: v.array(storedPictureSchema) }),
      errors: ['forbidden', 'tooLarge', 'unsupportedType', 'folderFull', 'rateLimited'],
    }),
    budget('uploads'),
    requireContentEditor,
    limitBody(filesBytes),
    validate('query', uploadQuery),
    validate('form', uploadAllForm),
    async (c) => {
      const { 'file[]': files, 'alt[]': alts } = c.req.valid('form');
      const { folder, staged } = c.req.valid('query');
      const { db, author } = c.var;
      const uploads = files.map((file, at) => ({ file, alt: alts[at] }));
      const pictures = await uploadImages({ db, bucket: c.env.IMAGES, author }, { folder, uploads, staged });
      return c.json({ ...done, pictures });
    },
  )
  .post(
    '/folder',
    describe({
      tag,
      summary:
        'Reserve a new folder for a game of a theme, optionally with copies of pictures (administrator).',
      response: v.object({ success, folder: v.string(), pictures: v.array(storedPictureSchema) }),
      errors: ['forbidden'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('json', newFolderSchema),
    async (c) => {
      const { themeName, pictures: originals } = c.req.valid('json');
      const { db } = c.var;
      const folder = await reserveFolder(db, themeName);
      const pictures =
        originals.length > 0 ? await copyPictures({ db, bucket: c.env.IMAGES }, originals, folder) : [];
      return c.json({ ...done, folder, pictures });
    },
  )
  .get(
    '/images',
    describe({ tag, summary: 'List the pictures of a folder.', response: v.array(v.object(picture)) }),
    requireUser,
    budget('reads'),
    validate('query', folderQuery),
    async (c) => {
      const { db, user } = c.var;
      const { administrator } = user;
      return c.json(await listImages({ db, administrator }, c.req.valid('query').folder));
    },
  )
  .get(
    '/Allimages/:contentPath{.+}',
    describe({ tag, summary: 'List the URLs of the pictures of a folder.', response: v.array(v.string()) }),
    requireUser,
    budget('reads'),
    validate('param', v.object({ contentPath: pictureFolderSchema })),
    async (c) => {
      const { db, user } = c.var;
      const { administrator } = user;
      const pictures = await listImages({ db, administrator }, c.req.valid('param').contentPath);
      return c.json(pictures.map(({ url }) => url));
    },
  )
  .delete(
    '/delete',
    describe({
      tag,
      summary: 'Delete a picture (administrator).',
      response: doneResponse,
      errors: ['forbidden', 'notFound'],
    }),
    requireContentEditor,
    budget('writes'),
    validate('json', deleteSchema),
    async (c) => {
      const { db, author } = c.var;
      const { publicId } = c.req.valid('json');
      await deleteImage({ db, bucket: c.env.IMAGES, author }, publicId);
      await uncachePicture(c.req.url, publicId);
      return c.json(done);
    },
  );
