import type { TestPerson } from './people.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders the login and consent form, which posts to its own address. */
export const loginPage = (title: string, people: readonly TestPerson[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><link rel="icon" href="data:,">
</head>
<body>
<h1>${escaped(title)}</h1>
<p>Tallyho would like to know who you are and your e-mail address.</p>
<form method="post">
${people
  .map(
    ({ subject, name }) =>
      `<p><button name="subject" value="${subject}">Continue as ${escaped(name)}</button></p>`,
  )
  .join('\n')}
<p><button name="deny" value="yes">Deny</button></p>
</form>
</body>
</html>`;
