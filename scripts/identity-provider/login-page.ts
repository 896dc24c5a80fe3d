import { escapeMarkup } from '@tallyho/game/text';
import type { TestPerson } from './people.ts';

/** Renders the login and consent form, which posts to its own address. */
export const loginPage = (title: string, people: readonly TestPerson[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><link rel="icon" href="data:,">
</head>
<body>
<h1>${escapeMarkup(title)}</h1>
<p>Tallyho would like to know who you are and your email address.</p>
<form method="post">
${people
  .map(
    ({ subject, name }) =>
      `<p><button name="subject" value="${subject}">Continue as ${escapeMarkup(name)}</button></p>`,
  )
  .join('\n')}
<p><button name="deny" value="yes">Deny</button></p>
</form>
</body>
</html>`;
