import { env } from 'cloudflare:workers';
import { images } from '@tallyho/drizzle/schema/index';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { db } from './database.ts';
import { audit } from './moderation.ts';
import { newAdministrator, newPerson } from './people.ts';
import { newPicture, upload } from './pictures.ts';

export type Picture = { public_id: string; alt: string; url: string; file_name: string };
type Editable = {
  description: string;
  version: number;
  hidden: boolean;
  updatedBy: string | null;
  name: string;
  games: { config: { content?: string | null }; pictures: Picture[] }[];
};

/** The calls of the studio by one administrator. */
const studioOf = (admin: Browser) => ({
  /** Returns a theme as its editor opens it. */
  edited: async (id: string) =>
    (await (await admin.get(`/api/themes/${id}/edit`)).json<{ theme: Editable }>()).theme,
  update: (id: string, theme: object, by: Browser = admin) => by.put(`/api/themes/update-theme/${id}`, theme),
  /** Uploads a new picture that no theme shows yet. */
  stage: async (folder: string, name = 'red-panda.png') => {
    const response = await upload(admin, folder, newPicture(), { name, staged: true });
    expect(response.status).toBe(200);
    return response.json<Picture>();
  },
  newFolder: async (body: object = { themeName: 'Big cats' }) => {
    const response = await admin.post('/api/cloudinary/folder', body);
    expect(response.status).toBe(200);
    return response.json<{ folder: string; pictures: Picture[] }>();
  },
  /** Returns the newest entry of the log about an action. */
  lastAction: async (action: string) => (await audit(admin)).entries.find((entry) => entry.action === action),
});

export type Studio = ReturnType<typeof studioOf>;

/** Creates two administrators and an account, and the calls of the studio by the first administrator. */
export const newStudio = async () => {
  const [admin, other, person] = await Promise.all([newAdministrator(), newAdministrator(), newPerson()]);
  return { admin, other, person, studio: studioOf(admin) };
};

/** Returns true if the picture has a row and bytes. */
export const isStored = async ({ public_id: id }: Picture) => {
  const rows = await db.select().from(images).where(eq(images.publicId, id));
  return rows.length > 0 && (await env.IMAGES.head(id)) !== null;
};
/** Returns a picture as a save lists it. */
export const listed = ({ public_id: id }: Picture, alt = 'A panda') => ({ public_id: id, alt });
