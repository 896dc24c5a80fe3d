import { users } from '@tallyho/drizzle/schema/users';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { db } from './database.ts';
import { freshName } from './people.ts';
import { newStudio } from './studio.ts';
import { newTheme, saveTheme, sliderGame } from './themes.ts';

/*
 * A change of several rows is one batch: if any statement fails, no row is written. A trigger makes the last statements fail,
 * after the first ones have run.
 */
const fail = async (table: string, condition: string) => {
  await db.run(
    `create trigger cut_here before insert on ${table} when ${condition} begin select raise(abort, 'cut'); end`,
  );
};
afterEach(async () => {
  await db.run(sql`drop trigger if exists cut_here`);
});

describe('a batch that fails at its end stores nothing', () => {
  it('of a registration', async () => {
    const username = freshName();
    const body = { username, email: `${username}@example.com`, password: 'Kestrel93' };
    await fail('sessions', `(select username from users where id = new.user_id) = '${username}'`);
    const browser = new Browser();
    expect((await browser.post('/api/user/register', body)).status).toBe(500);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await db.select().from(users).where(eq(users.username, username))).toEqual([]);

    await db.run(sql`drop trigger cut_here`);
    expect((await browser.post('/api/user/register', body)).status).toBe(200);
  });

  it('of a new theme and of a changed theme', async () => {
    const { admin, studio } = await newStudio();
    const theme = newTheme();
    const id = await saveTheme(admin, theme);
    const before = await studio.edited(id);

    await fail('audit_log', `new.actor_id = '${admin.account._id}'`);
    const added = newTheme();
    expect((await admin.post('/api/themes/upload-theme', added)).status).toBe(500);
    const changed = { ...theme, description: 'Half of it.', games: [sliderGame] };
    expect((await studio.update(id, changed)).status).toBe(500);

    expect(await studio.edited(id)).toEqual(before);
    const { themes } = await (await admin.get('/api/themes/all')).json<{ themes: { name: string }[] }>();
    expect(themes.map(({ name }) => name)).not.toContain(added.name);
  });
});
