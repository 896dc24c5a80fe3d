import { expectNoSidewaysScroll, expectNoViolations } from '../actors/checks.ts';
import { makeAdministrator } from '../actors/database.ts';
import { openHomeOnline, pushTimeout } from '../actors/friendship.ts';
import { expect, test } from '../fixtures.ts';

/** A suspended page has no socket and asks every 15 seconds. */
const suspensionTimeout = { timeout: 20_000 };

test('a report is sent and decided; the reported user is suspended immediately and can later log in again', async ({
  actors,
}) => {
  const [anna, ben, root] = await Promise.all([
    actors.account({ fresh: true }),
    actors.account({ fresh: true }),
    actors.account({ fresh: true }),
  ]);
  await makeAdministrator(root);
  const victim = await actors.player({ account: anna });
  const writer = await actors.player({ account: ben, screen: 'phone', colorScheme: 'dark' });
  writer.recording.allowErrors(/status of 403/);
  await actors.openLobbyPages([victim, writer]);
  await openHomeOnline(writer);
  await victim.sendMessage('Hello there');
  await writer.sendMessage('Nobody wants you here');
  await victim.expectMessage('Nobody wants you here');

  const line = victim.page.getByRole('listitem').filter({ hasText: 'Nobody wants you here' });
  await line.hover();
  await victim.press(line.getByRole('button', { name: `Report what ${ben.username} said` }));
  const dialog = victim.page.getByRole('dialog', { name: `Report ${ben.username}` });
  await expect(dialog).toBeVisible();
  await expectNoViolations(victim.page, 'a report');
  await dialog.getByRole('radio', { name: 'Bullying or harassment' }).check();
  await victim.press(dialog.getByRole('button', { name: 'Send report' }));
  await expect(victim.page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await victim.press(victim.button('Done'));

  const desk = await actors.player({ account: root });
  await desk.page.goto('/admin/reports');
  const report = desk.page.getByRole('article', { name: `Report about ${ben.username}` });
  await expect(report.getByRole('listitem').filter({ hasText: 'Nobody wants you here' })).toContainText(
    'Reported',
  );
  await expect(report).toContainText('Hello there');
  await expectNoViolations(desk.page, 'the reports');
  await desk.press(report.getByRole('button', { name: `Suspend ${ben.username}` }));
  const decision = desk.page.getByRole('dialog', { name: `Suspend ${ben.username}` });
  await expect(decision).toBeVisible();
  await expectNoViolations(desk.page, 'a decision');
  await desk.press(decision.getByRole('button', { name: 'Suspend for 1 day' }));
  await expect(desk.page.getByText(`${ben.username} is suspended.`)).toBeVisible();
  await expect(report).toBeHidden();

  await expect(writer.page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible(
    pushTimeout,
  );
  await expect(writer.page.getByText('Bullying or harassment')).toBeVisible();
  await expectNoViolations(writer.page, 'suspended');
  await expectNoSidewaysScroll(writer.page, 'suspended');
  await expect(victim.page.getByText('Waiting for Player').first()).toBeVisible();
  await expect(victim.button(`Options for ${ben.username}`)).toBeHidden();
  expect((await ben.client.get('/api/lobby/public')).status).toBe(403);

  await desk.press(desk.page.getByRole('link', { name: 'People' }));
  await expect(desk.page.getByText('Suspended until').first()).toBeVisible();
  await expectNoViolations(desk.page, 'people');
  await desk.press(desk.button(`End the suspension of ${ben.username}`));
  const lift = desk.page.getByRole('dialog', { name: `End the suspension of ${ben.username}?` });
  await desk.press(lift.getByRole('button', { name: 'End the suspension' }));
  await expect(desk.page.getByText(`${ben.username} is back in.`)).toBeVisible();
  await expect(writer.page.getByText('Your suspension was lifted. You can play again.')).toBeVisible(
    suspensionTimeout,
  );
  await expect(writer.button('Start a game Create Web Server')).toBeVisible();

  await desk.press(desk.page.getByRole('link', { name: 'Log', exact: true }));
  const entries = desk.page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  for (const entry of [
    `${root.username} let ${ben.username} in again`,
    `${root.username} closed a report about ${ben.username}`,
    `${root.username} suspended ${ben.username} for 1 day`,
    `${anna.username} reported ${ben.username}`,
  ])
    await expect(entries.filter({ hasText: entry })).toHaveCount(1);
  await expectNoViolations(desk.page, 'the log');
});
