import * as v from 'valibot';

const targetsSchema = v.array(
  v.object({ type: v.string(), url: v.string(), webSocketDebuggerUrl: v.string() }),
);
const answerSchema = v.union([v.object({ result: v.unknown() }), v.object({ error: v.unknown() })]);

/** How long a page may take to be there, in milliseconds. */
const startTime = 30_000;

/** Returns the debugger's address of the app's page, as soon as there is one. Throws if there is none in time. */
async function findPage(port: number): Promise<string> {
  for (const until = Date.now() + startTime; Date.now() < until; ) {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`)
      .then((response) => response.json())
      .then((list) => v.parse(targetsSchema, list))
      .catch(() => []);
    const page = targets.find(({ type, url }) => type === 'page' && url.startsWith('app://tallyho/'));
    if (page) return page.webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There is no page of an app at port ${port}`);
}

/**
 * Calls a method of the debugger of an app's page, and returns its result. `port`: of the debugger. Waits for the page. Playwright
 * cannot connect to the debugger of Electron.
 */
async function call(port: number, method: string, params: object): Promise<unknown> {
  for (;;) {
    const answer = await callOnce(port, method, params);
    if ('result' in answer) return answer.result;
    // The page has been replaced by another one.
  }
}

async function callOnce(
  port: number,
  method: string,
  params: object,
): Promise<v.InferOutput<typeof answerSchema>> {
  const socket = new WebSocket(await findPage(port));
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    const answer = new Promise<unknown>((resolve, reject) => {
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true });
      socket.addEventListener('close', () => reject(new Error('The app has ended')), { once: true });
    });
    socket.send(JSON.stringify({ id: 1, method, params }));
    return v.parse(answerSchema, await answer);
  } finally {
    socket.close();
  }
}

const valueSchema = v.object({ result: v.object({ value: v.unknown() }) });

/** Runs an expression in the page, waits for it if it is a promise, and returns its value, which has to be JSON. */
export const evaluateIn = async (port: number, expression: string): Promise<unknown> =>
  v.parse(
    valueSchema,
    await call(port, 'Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
  ).result.value;

const treeSchema = v.object({ frameTree: v.object({ resources: v.array(v.object({ url: v.string() })) }) });

/** Returns the addresses of the scripts, styles, fonts and pictures that the page has loaded so far. */
export const resourcesOf = async (port: number): Promise<string[]> =>
  v.parse(treeSchema, await call(port, 'Page.getResourceTree', {})).frameTree.resources.map(({ url }) => url);
