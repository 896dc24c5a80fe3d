import { expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { expectError } from '../../../test/expectations.ts';
import { reportGame } from '../../../test/finished-games.ts';
import { captureLog } from '../../../test/log.ts';
import { audit } from '../../../test/moderation.ts';
import { newAdministrator, newPerson } from '../../../test/people.ts';

const opened = (token: string) => new Browser().get(`/api/shared/${token}`);

test('an administrator can remove a public link, and the log names the game without the token', async () => {
  const [admin, leader, player] = [await newAdministrator(), await newPerson(), await newPerson()];
  const id = await reportGame([leader, player]);
  const { token } = await (await player.post(`/api/share/${id}`)).json<{ token: string }>();
  const path = `/api/admin/shared/${token}`;
  await expectError(await new Browser().delete(path), 401, 'unauthenticated');
  for (const person of [leader, player, await newPerson()])
    await expectError(await person.delete(path), 403, 'forbidden');
  expect((await opened(token)).status).toBe(200);
  const lines = captureLog();
  expect((await admin.delete(path)).status).toBe(200);
  expect(JSON.stringify(lines)).not.toContain(token);
  await expectError(await opened(token), 404, 'notFound');
  expect((await new Browser().get(`/r/${token}/card.png`)).status).toBe(404);
  const { entries } = await audit(admin);
  expect(entries.find(({ details }) => details.game === id)).toMatchObject({
    action: 'removeLink',
    actor: { _id: admin.account._id },
    subject: null,
  });
  expect(JSON.stringify(entries)).not.toContain(token);
  await expectError(await admin.delete(path), 404, 'notFound');
});
