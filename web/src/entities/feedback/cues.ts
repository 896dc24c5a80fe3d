/** A tone: its frequency in hertz, its start and its duration, in seconds. */
type Note = readonly [frequency: number, start: number, length: number];

interface CueSound {
  readonly notes: readonly Note[];
  readonly wave: 'sine' | 'triangle' | 'square';
  /** 0 to 1. */
  readonly loudness: number;
  /** The vibration pattern: milliseconds on, off, on... Empty: no vibration. */
  readonly buzz: readonly number[];
}

/** Notes of equal length, one after the other. */
const run = (frequencies: readonly number[], step: number, last: number): Note[] =>
  frequencies.map((frequency, index) => [
    frequency,
    index * step,
    index === frequencies.length - 1 ? last : step * 1.2,
  ]);

/** Notes at the same time. */
const chord = (frequencies: readonly number[], start: number, length: number): Note[] =>
  frequencies.map((frequency) => [frequency, start, length]);

/** All events with a cue. */
export const cues = {
  ready: { notes: run([523, 784], 0.08, 0.16), wave: 'triangle', loudness: 0.12, buzz: [12] },
  locked: { notes: [[330, 0, 0.09]], wave: 'triangle', loudness: 0.14, buzz: [18] },
  sent: { notes: run([440, 660, 880], 0.07, 0.16), wave: 'triangle', loudness: 0.12, buzz: [12, 40, 24] },
  join: { notes: run([587, 880], 0.09, 0.14), wave: 'sine', loudness: 0.09, buzz: [] },
  leave: { notes: run([587, 392], 0.1, 0.16), wave: 'sine', loudness: 0.08, buzz: [] },
  /** A friend has sent a message. */
  message: { notes: run([784, 1047], 0.07, 0.14), wave: 'sine', loudness: 0.09, buzz: [10, 40, 10] },
  /** A round starts. */
  round: { notes: run([392, 494, 587, 784], 0.075, 0.22), wave: 'triangle', loudness: 0.12, buzz: [30] },
  /** This player must act: the leader chooses. */
  turn: { notes: run([659, 784, 659, 988], 0.09, 0.2), wave: 'sine', loudness: 0.11, buzz: [24, 60, 24] },
  /** The leader waits for this player. */
  nudge: {
    notes: run([698, 880, 698, 880], 0.11, 0.14),
    wave: 'sine',
    loudness: 0.11,
    buzz: [40, 60, 40, 60, 80],
  },
  /** One of the last ten seconds of the answer timer. */
  tick: { notes: [[1175, 0, 0.035]], wave: 'square', loudness: 0.03, buzz: [] },
  /** A step of the results. */
  reveal: { notes: run([494, 622], 0.06, 0.09), wave: 'sine', loudness: 0.1, buzz: [8] },
  /** The verdict of a round. */
  podium: {
    notes: [...run([392, 523, 659], 0.1, 0.12), ...chord([523, 659, 784], 0.32, 0.5)],
    wave: 'triangle',
    loudness: 0.1,
    buzz: [20, 60, 50],
  },
  divisive: {
    notes: [...chord([311, 440], 0, 0.22), ...chord([294, 415], 0.24, 0.36)],
    wave: 'triangle',
    loudness: 0.11,
    buzz: [40, 40, 40],
  },
  pair: {
    notes: [...run([659, 784], 0.12, 0.14), ...chord([659, 831, 988], 0.26, 0.5)],
    wave: 'sine',
    loudness: 0.1,
    buzz: [16, 90, 16],
  },
  winner: {
    notes: [...run([523, 659, 784], 0.12, 0.14), ...chord([523, 784, 1047, 1319], 0.38, 0.9)],
    wave: 'triangle',
    loudness: 0.11,
    buzz: [30, 60, 30, 60, 120],
  },
} as const satisfies Record<string, CueSound>;

/** The sound and vibration of each cue. */
export type Cue = keyof typeof cues;
