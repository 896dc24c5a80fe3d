import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow, protocol } from 'electron';

// The least that shows a page of a scheme of its own: no menu, no settings, no connection to a site.
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);

app.on('window-all-closed', () => app.quit());

// Electron is ready only when this module has been evaluated, so it cannot wait here.
void app.whenReady().then(async () => {
  protocol.handle('app', async ({ url }) => {
    const { pathname } = new URL(url);
    const file = path.join(import.meta.dirname, pathname === '/' ? 'index.html' : pathname);
    const type = pathname === '/' ? 'text/html' : 'text/javascript';
    return new Response(await readFile(file), { headers: { 'Content-Type': type } });
  });
  const window = new BrowserWindow({ width: 1180, height: 800, show: false });
  window.once('ready-to-show', () => window.show());
  await window.loadURL('app://tallyho/');
});
