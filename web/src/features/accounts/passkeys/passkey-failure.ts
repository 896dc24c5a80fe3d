/**
 * The device used or made no passkey. `message` can be shown to users. `cancelled`: the user closed the dialog, or it timed
 * out; `replaced`: the page itself ended the request.
 */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly kind: 'cancelled' | 'replaced' | 'failed';

  constructor(kind: PasskeyFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
