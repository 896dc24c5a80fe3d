import { Shape, seatNumberOf, seatShapeName } from '../shared/ui/players/Shape.tsx';
import styles from './GalleryPage.module.css';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const meanings = ['hot', 'good', 'bad', 'warn', 'info', 'gold', 'silver', 'bronze'];

function Swatch({ token }: { readonly token: string }) {
  return (
    <div className={styles.swatch} style={{ background: `var(--${token})` }}>
      {token}
    </div>
  );
}

export function TokensSection() {
  return (
    <section className={styles.section}>
      <h2>Tokens</h2>
      <div className={styles.icons}>
        {numbers(8).map((n) => (
          <span key={n} title={seatShapeName(seatNumberOf(n - 1))}>
            <Shape seat={seatNumberOf(n - 1)} />
          </span>
        ))}
      </div>
      <div className={styles.swatches}>
        {numbers(8).map((n) => (
          <Swatch key={n} token={`player-${n}`} />
        ))}
      </div>
      <div className={styles.swatches}>
        {numbers(10).map((n) => (
          <Swatch key={n} token={`tier-${n}`} />
        ))}
      </div>
      <div className={styles.swatches}>
        {meanings.map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </div>
    </section>
  );
}
