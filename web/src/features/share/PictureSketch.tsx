import styles from './PictureSketch.module.css';
import type { SendablePicture } from './result-api.ts';

/** The shapes of a picture below its two lines of words, 108 by 135. */
const shapes: Record<SendablePicture, string> = {
  // Two bubbles over two faces.
  fight:
    'M11 49h38a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V53a4 4 0 0 1 4-4ZM59 49h38a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H59a4 4 0 0 1-4-4V53a4 4 0 0 1 4-4ZM12 95a18 18 0 1 0 36 0 18 18 0 1 0-36 0M60 95a18 18 0 1 0 36 0 18 18 0 1 0-36 0',
  // The rows of a board.
  board:
    'M7 41h18v16H7ZM28 41h62v16H28ZM7 60h18v16H7ZM28 60h73v16H28ZM7 79h18v16H7ZM28 79h41v16H28ZM7 98h18v16H7ZM28 98h52v16H28Z',
  // Three faces on their steps.
  podium:
    'M9 88h29v32H9ZM40 74h29v46H40ZM71 96h29v24H71ZM13 75a10 10 0 1 0 21 0 10 10 0 1 0-21 0M41 58a13 13 0 1 0 27 0 13 13 0 1 0-27 0M75 83a10 10 0 1 0 21 0 10 10 0 1 0-21 0',
  // One face, and the title below.
  me: 'M28 67a26 26 0 1 0 52 0 26 26 0 1 0-52 0M22 103h64v8H22Z',
};

/** What a picture will look like, in the place where it is drawn. It does not move. */
export function PictureSketch({ picture }: { readonly picture: SendablePicture }) {
  return (
    <svg className={styles.sketch} data-picture={picture} viewBox="0 0 108 135" aria-hidden="true">
      <path d={`M7 9h44v7H7ZM7 21h72v10H7Z${shapes[picture]}`} />
    </svg>
  );
}
