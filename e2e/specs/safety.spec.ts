import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { expectNoSidewaysScroll, expectNoViolations } from '../actors/checks.ts';
import { makeAdministrator } from '../actors/database.ts';
import { arrive, befriend, promptly } from '../actors/friendship.ts';
import { openPersonSocket } from '../actors/person-socket.ts';
import { startGame } from '../actors/table.ts';
import { Talk } from '../actors/talk.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('a chat line is reported, read with what was said, and its writer is suspended at once and let in again', async ({
  people,
}) => {
  const [anna, ben, root] = await Promise.all([
    people.account({ fresh: true }),
    people.account({ fresh: true }),
    people.account({ fresh: true }),
  ]);
  await makeAdministrator(root);
  const victim = await people.player({ account: anna });
  const writer = await people.player({ account: ben, screen: 'phone', colorScheme: 'dark' });
  writer.recording.tolerate(/status of 403/);
  await people.gather([victim, writer]);
  await arrive(writer);
  await victim.say('Hello there');
  await writer.say('Nobody wants you here');
  await victim.hears('Nobody wants you here');

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

  const desk = await people.player({ account: root });
  await desk.page.goto('/admin');
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

  await expect(writer.page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible(promptly);
  await expect(writer.page.getByText('Bullying or harassment')).toBeVisible();
  await expectNoViolations(writer.page, 'suspended');
  await expectNoSidewaysScroll(writer.page, 'suspended');
  await expect(victim.page.getByText('Waiting for Player').first()).toBeVisible();
  await expect(victim.button(`Options for ${ben.username}`)).toBeHidden();
  expect((await ben.visitor.get('/api/lobby/public')).status).toBe(403);

  await desk.press(desk.page.getByRole('link', { name: 'People' }));
  await expect(desk.page.getByText('Suspended until').first()).toBeVisible();
  await expectNoViolations(desk.page, 'people');
  await desk.press(desk.button(`End the suspension of ${ben.username}`));
  await expect(desk.page.getByText(`${ben.username} is back in.`)).toBeVisible();
  await writer.page.reload();
  await expect(writer.button('Create Web Server')).toBeVisible();

  await desk.press(desk.page.getByRole('link', { name: 'Log', exact: true }));
  const deeds = desk.page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  for (const deed of [
    `${root.username} let ${ben.username} in again`,
    `${root.username} closed a report about ${ben.username}`,
    `${root.username} suspended ${ben.username} for 1 day`,
    `${anna.username} reported ${ben.username}`,
  ])
    await expect(deeds.filter({ hasText: deed })).toHaveCount(1);
  await expectNoViolations(desk.page, 'the log');
});

test('whoever is muted reads why they cannot write until that is lifted, and a warning is shown until it is read', async ({
  people,
}) => {
  const [ben, root] = await Promise.all([people.account({ fresh: true }), people.account({ fresh: true })]);
  await makeAdministrator(root);
  const player = await people.player({ account: ben });
  const code = await people.gather([player]);
  await arrive(player);
  const decide = (body: object) => root.visitor.post(`/api/admin/users/${ben.userId}/sanction`, body);

  expect((await decide({ kind: 'mute', hours: 1, reason: 'Too many adverts' })).status).toBe(200);
  await expect(player.page.getByText('You are muted until').first()).toBeVisible(promptly);
  await expect(player.page.getByText('Too many adverts').first()).toBeVisible();
  await expect(player.page.getByRole('textbox', { name: 'Message' })).toBeHidden();
  const tab = await people.bot(ben, code);
  expect(await tab.send({ type: 'sendMessage', text: 'Buy now' })).toEqual({ ok: false, error: 'muted' });

  expect((await decide({ kind: 'warn', reason: 'Please be kind' })).status).toBe(200);
  const warning = player.page.getByRole('dialog', { name: 'A warning for you' });
  await expect(warning).toContainText('Please be kind', promptly);
  await expectNoViolations(player.page, 'a warning');
  await player.press(warning.getByRole('button', { name: 'I understand' }));
  await expect(warning).toBeHidden();
  await arrive(player);
  await expect(player.page.getByText('You are muted until').first()).toBeVisible();
  await expect(warning).toBeHidden();

  const lifted = await root.visitor.post(`/api/admin/users/${ben.userId}/lift`, { kind: 'mute' });
  expect(lifted.status).toBe(200);
  await expect(player.page.getByRole('textbox', { name: 'Message' })).toBeVisible(promptly);
  await player.say('I am sorry');
});

test('a direct message is reported with a finger, and read where nobody but administrators gets', async ({
  people,
}) => {
  const [anna, ben, root] = [
    await people.account({ fresh: true }),
    await people.account({ fresh: true }),
    await people.account({ fresh: true }),
  ];
  await makeAdministrator(root);
  await befriend(anna, ben);
  const write = (content: string) =>
    ben.visitor.ask('POST', '/api/user/messages/send', { recipientId: anna.userId, content });
  await write('You will be sorry');
  const victim = await people.player({ account: anna, screen: 'phone' });
  await arrive(victim);
  const talk = await Talk.open(victim, ben.username);
  await victim.press(talk.log.getByText('You will be sorry'));
  await victim.press(talk.button(`Report this message of ${ben.username}`));
  const dialog = victim.page.getByRole('dialog', { name: 'Report this message' });
  await victim.press(dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await expectNoViolations(victim.page, 'a report of a message');
  await dialog.getByRole('radio', { name: 'Threats or violence' }).check({ force: true });
  await victim.press(dialog.getByRole('button', { name: 'Send report' }));
  await expect(victim.page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();

  const writer = await people.player({ account: ben });
  await arrive(writer, '/admin/reports');
  await expect(writer.page).toHaveURL(/\/$/);
  const guest = await people.guest();
  await guest.page.goto('/admin/people');
  await expect(guest.page).toHaveURL(/\/login\?next=/);

  const desk = await people.player({ account: root });
  await desk.page.goto('/admin');
  const report = desk.page.getByRole('article', { name: `Report about ${ben.username}` });
  await expect(report).toContainText('Threats or violence');
  await expect(report.getByRole('listitem').filter({ hasText: 'You will be sorry' })).toContainText(
    'Reported',
  );
  await desk.press(report.getByRole('button', { name: `Warn ${ben.username}` }));
  const decision = desk.page.getByRole('dialog', { name: `Warn ${ben.username}` });
  await desk.press(decision.getByRole('button', { name: 'Warn', exact: true }));
  await expect(report).toBeHidden();
  const warning = writer.page.getByRole('dialog', { name: 'A warning for you' });
  await expect(warning).toContainText('Threats or violence', promptly);
});

test('whoever is suspended in the middle of a round is out within a second and reads until when; the others play on', async ({
  people,
}) => {
  const [account, root] = [await people.account({ fresh: true }), await people.account({ fresh: true })];
  await makeAdministrator(root);
  const { code, bots } = await people.botsTable(2, [account]);
  const [leader, other] = bots;
  if (!leader || !other) throw new Error('No bots');
  const player = await people.player({ account });
  player.recording.tolerate(/status of 403/);
  await player.sitDown();
  await startGame({ code, leader, other, player });
  await leader.choose(themes.quick);
  await player.seesGame();
  const tab = await people.bot(account, code);
  const own = await openPersonSocket(account);

  const began = Date.now();
  const { user } = await root.visitor.ask<{ user: { standing: { suspension: { until: string } } } }>(
    'POST',
    `/api/admin/users/${account.userId}/sanction`,
    { kind: 'suspend', hours: 72, reason: 'Threats in a game' },
  );
  expect(await tab.untilClosed()).toBe(closeCodes.suspended);
  expect((await own.closed).code).toBe(closeCodes.suspended);
  expect(Date.now() - began).toBeLessThan(1000);
  await expect(player.heading('Your account is suspended')).toBeVisible(promptly);
  await expect(player.page.getByText('Threats in a game')).toBeVisible();
  const { until } = user.standing.suspension;
  await expect(player.page.getByRole('time')).toHaveAttribute('datetime', until);
  expect((await account.visitor.post('/api/party/ticket', { room: code })).status).toBe(403);

  await Promise.all([leader.answer(), other.answer()]);
  const { record } = await leader.untilPhase('results');
  expect(record.answers).toHaveLength(2);
  expect(leader.view.seats.map(({ user: seated }) => seated)).toEqual(
    [leader, other].map(({ account: { userId } }) => userId),
  );
});
