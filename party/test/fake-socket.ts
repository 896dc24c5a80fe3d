import { ping } from '@tallyho/game/protocol/greeting';
import type { Connection, Member } from '../src/ports.ts';

/** A socket as its object sees it and as its client saw it. `Message` is what that kind of object sends. */
export class FakeSocket<Message> implements Connection {
  readonly id = crypto.randomUUID();
  member: Member | null = null;
  readonly frames: string[] = [];
  closedWith: number | null = null;
  pings = 0;
  /** Called for each ping. */
  onPing: () => void = () => {};

  setMember(member: Member): void {
    this.member = member;
  }
  send(frame: string): void {
    if (this.closedWith !== null) throw new Error('planted: socket is closed');
    if (frame !== ping) return void this.frames.push(frame);
    this.pings += 1;
    this.onPing();
  }
  close(closeCode: number): void {
    this.closedWith ??= closeCode;
  }
  get messages(): Message[] {
    return this.frames.flatMap((frame) => JSON.parse(frame) as Message[]); // what its object sends
  }
}
