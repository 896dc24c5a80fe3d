import { readFile } from 'node:fs/promises';
import { password } from '../actors/account.ts';
import { expectNoViolations } from '../actors/checks.ts';
import { joinLobby } from '../actors/lobby.ts';
import { expectNoSecretsInLogs } from '../actors/logs.ts';
import { gameSeenBy } from '../actors/rounds.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

/** Returns the width and height from a PNG's header. Throws if it is not a PNG. */
function sizeOfPng(bytes: Buffer): [number, number] {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('Not a PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** Returns the width and height from a GIF's header. Throws if it is not a GIF. */
function sizeOfGif(bytes: Buffer): [number, number] {
  if (bytes.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('Not a GIF');
  return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
}

const secretTheme = 'Only for us';

test('a result is saved as a picture and shared by a link without ids, which leads to a lobby with its theme, until it is removed', async ({
  actors,
}) => {
  const leader = await actors.player();
  const accounts = [leader.account, await actors.account(), await actors.account()];
  const code = await actors.createLobby(accounts);
  await leader.openLobbyPage();
  const bots = await Promise.all(accounts.slice(1).map((account) => actors.bot(account, code)));
  await bots[0]?.sendOrThrow({
    type: 'writeTheme',
    theme: { name: secretTheme, texts: [], types: ['SliderLobby'] },
  });
  await leader.start();
  await Promise.all([leader.ready(), ...bots.map((bot) => bot.ready())]);
  for (const [theme, rounds] of [
    [secretTheme, 1],
    [themes.eachOther, 3],
  ] as const) {
    await leader.chooseTheme(theme);
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([leader.answer(), ...bots.map((bot) => bot.answer())]);
      await expect(leader.roundOver).toBeVisible();
      await leader.nextRound();
    }
  }
  await leader.endGame();
  const { records } = gameSeenBy(leader);
  await leader.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await leader.press(leader.button('Share the result'));
  const dialog = leader.page.getByRole('dialog', { name: 'Share the result' });
  await expect(dialog.getByRole('img').first()).toBeVisible();

  const save = async (kind: 'picture' | 'video'): Promise<Buffer> => {
    const button = dialog.getByRole('button', { name: `Save ${kind}` });
    await expect(button).toBeEnabled();
    const download = leader.page.waitForEvent('download');
    await leader.press(button);
    return readFile(await (await download).path());
  };
  await leader.press(dialog.getByRole('radio', { name: 'The argument' }));
  await leader.press(dialog.getByRole('button', { name: 'More' }));
  expect(sizeOfGif(await save('video'))).toEqual([540, 675]);
  expect(sizeOfPng(await save('picture'))).toEqual([1080, 1350]);

  await leader.press(dialog.getByRole('button', { name: 'Copy link' }));
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = await leader.page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByText(link)).toBeVisible();
  const { pathname } = new URL(link);
  expect(pathname).toMatch(/^\/r\/[\w-]{22}$/);
  await expectNoViolations(leader.page, 'share dialog');

  const visitor = await actors.visitor({ screen: 'phone' });
  await visitor.page.goto(pathname);
  await expect(visitor.heading(/ played /)).toBeVisible();
  // The rounds load at the first activity.
  await visitor.page.evaluate(() => window.scrollBy(0, 1));
  await expect(visitor.page.getByRole('region', { name: 'Results by round' })).toBeVisible();
  expect(records.filter(({ isCustomTheme }) => isCustomTheme)).toHaveLength(1);
  await expect(visitor.page.getByRole('list', { name: 'Winners' })).toContainText(leader.name);
  await expectNoViolations(visitor.page, 'shared result');

  // The page has its response from the HTML. The wish survives the registration, and the picker opens the theme.
  await visitor.press(visitor.button(`Play “${themes.eachOther}” with friends`));
  await visitor.register();
  await expect(visitor.heading('Your Lobby')).toBeVisible();
  const [friendAccount, ownCode] = [await actors.account(), await visitor.readCode()];
  await joinLobby(friendAccount, ownCode);
  const friend = await actors.bot(friendAccount, ownCode);
  await visitor.start();
  await Promise.all([visitor.ready(), friend.ready()]);
  await expect(visitor.heading(themes.eachOther)).toBeVisible();
  await expect(visitor.button('Use This Theme')).toBeVisible();

  const stranger = actors.apiClient();
  const token = pathname.slice('/r/'.length);
  const page = await (await stranger.get(pathname)).text();
  const json = await (await stranger.get(`/api/shared/${token}`)).text();
  for (const tag of ['og:title', 'og:description', 'og:image', 'twitter:card'])
    expect(page).toContain(`="${tag}"`);
  const secrets = [
    ...accounts.map(({ userId }) => userId),
    ...[code, '@example.com', secretTheme],
    ...records.flatMap(({ answers }) => answers.map(({ ratedBy }) => ratedBy.user)),
  ];
  for (const secret of secrets) expect(page + json).not.toContain(secret);
  const card = Buffer.from(await (await stranger.get(`${pathname}/card.png`)).arrayBuffer());
  expect(sizeOfPng(card), 'the preview of the link').toEqual([1200, 630]);

  await leader.press(dialog.getByRole('button', { name: 'Take the link down' }));
  await leader.press(dialog.getByRole('button', { name: 'Take it down' }));
  await expect(dialog.getByText('The link no longer works')).toBeVisible();
  for (const path of [pathname, `/api/shared/${token}`, `${pathname}/card.png`])
    expect((await stranger.get(path)).status, path).toBe(404);
  // A browser that has loaded it may use its cache for 30 s.
  const next = await actors.visitor();
  next.recording.allowErrors(/status of 404 .*\/(r|api\/shared)\//);
  await next.page.goto(pathname);
  await expect(next.page.getByRole('heading', { name: 'This result is gone' })).toBeVisible();
  await expectNoViolations(next.page, 'a result that is gone');

  const session = leader.account.client.cookies.get('session');
  if (!session) throw new Error('The leader has no session');
  const tickets = leader.recording.responses.flatMap(({ path, body }) =>
    path.startsWith('/api/party/') || path.startsWith('/api/lobby/')
      ? (/"ticket":"([^"]+)"/.exec(body)?.[1] ?? [])
      : [],
  );
  expect(tickets).not.toEqual([]);
  await expectNoSecretsInLogs({
    password,
    'the token of the link': pathname.slice('/r/'.length),
    'the session cookie': session,
    ...Object.fromEntries(tickets.map((ticket, index) => [`ticket ${index + 1}`, ticket])),
  });
});
