/** The first broken rule of a run. Rules are also checked inside callbacks of the room, which catches errors. */
export class Verdict {
  failure: string | null = null;

  fail(sentence: string): void {
    this.failure ??= sentence;
  }

  expect(holds: boolean, sentence: string): void {
    if (!holds) this.fail(sentence);
  }
}
