import type { ReactNode } from 'react';
import styles from './PictureSketch.module.css';
import type { SendablePicture } from './result-api.ts';

interface FaceProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
  /** Default: it smiles. */
  readonly isShocked?: boolean;
}

/** A face of two eyes and a mouth. */
const Face = ({ x, y, radius, fill, isShocked = false }: FaceProps) => (
  <g transform={`translate(${x} ${y}) scale(${radius / 20})`}>
    <circle r="20" fill={fill} />
    <path
      className={styles.features}
      d={`M-9.5-4a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M4.5-4a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0${
        isShocked ? 'M-4 7a4 5 0 1 0 8 0 4 5 0 1 0-8 0' : 'M-9 4H9A9 9 0 0 1-9 4'
      }`}
    />
  </g>
);

/** One motif for each picture, 108 by 135. */
const motifs: Record<SendablePicture, ReactNode> = {
  // Two who say different things.
  fight: (
    <>
      <path
        fill="var(--player-4)"
        d="M16 24h28a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H36l-6 8-6-8H16a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8Z"
      />
      <path
        fill="var(--player-1)"
        d="M64 24h28a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H84l-6 8-6-8H64a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8Z"
      />
      <path className={styles.words} d="M17 34H43M17 44H36M65 34H91M65 44H82" />
      <Face x={30} y={88} radius={20} fill="var(--player-6)" />
      <Face x={78} y={88} radius={20} fill="var(--player-5)" isShocked />
    </>
  ),
  // The rows of a board.
  board: (
    <>
      {['var(--tier-1)', 'var(--tier-3)', 'var(--tier-5)', 'var(--tier-8)'].map((color, index) => (
        <g key={color} transform={`translate(10 ${20 + index * 25})`}>
          <path fill={color} d="M5 0H21V20H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z" />
          <path
            fill="var(--player-8)"
            d={`M21 0h${[61, 42, 54, 26][index]}a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H21Z`}
          />
        </g>
      ))}
    </>
  ),
  // Three on their steps, the first with a crown.
  podium: (
    <>
      <path fill="var(--silver)" d="M8 88H38V124H8Z" />
      <path fill="var(--bronze)" d="M70 98h30V124H70Z" />
      <path fill="var(--gold)" d="M38 72H70V124H38Z" />
      <Face x={23} y={75} radius={12} fill="var(--player-2)" />
      <Face x={85} y={85} radius={12} fill="var(--player-3)" />
      <Face x={54} y={54} radius={17} fill="var(--player-1)" />
      <path fill="var(--gold)" d="M41 37 38 20 47 27 54 16 61 27 70 20 67 37Z" />
    </>
  ),
  // One, with a title.
  me: (
    <>
      <circle cx="54" cy="56" r="41" fill="var(--player-1)" />
      <Face x={54} y={56} radius={32} fill="var(--player-8)" />
      <path
        fill="var(--gold)"
        d="M22 98H86a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V104a6 6 0 0 1 6-6Z"
      />
      <path className={styles.words} d="M30 109H78" />
    </>
  ),
};

/** What a picture is about, without words, in its place until it is drawn and in the choice of pictures. It does not move. */
export function PictureSketch({ picture }: { readonly picture: SendablePicture }) {
  return (
    <svg className={styles.sketch} data-picture={picture} viewBox="0 0 108 135" aria-hidden="true">
      {motifs[picture]}
    </svg>
  );
}
