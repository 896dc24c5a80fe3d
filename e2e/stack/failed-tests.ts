import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints a short summary of each failure at the end of the run, because some logs keep only the end. */
export default class FailedTests implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd(test: TestCase): void {
    if (test.ok()) return;
    const { error } = test.results.at(-1) ?? {};
    const frame = error?.location;
    const where = frame ? ` (line ${frame.line})` : '';
    this.#lines.push(`${test.titlePath().slice(2).join(' › ')}${where}\n    ${firstLines(error?.message)}`);
  }

  onEnd(): void {
    if (this.#lines.length > 0) console.log(`\nFailed in browsers:\n  ${this.#lines.join('\n  ')}`);
  }
}

function firstLines(message = 'no error message'): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI colors contain them
  const plain = message.replaceAll(/\u001b\[[\d;]*m/g, '');
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 12).join(' | ').slice(0, 1_000);
}
