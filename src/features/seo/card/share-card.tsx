import type { CSSProperties } from 'react';
import { brand } from '@/config/brand';
import { SHARE_PICTURE } from '@/features/shared/meta/share-picture';
import { colors, patterns } from '@/ui/theme/tokens';
import type { CardFacts } from './card-facts';
import { drawable, titleFit } from './card-text';

export const PHOTO = { width: 656, height: SHARE_PICTURE.height - 14, radius: 96 } as const;

const ON_DEEP = '#f7efe4';
const ON_DEEP_MUTED = '#c9d6e0';

const styles = {
  card: { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', background: colors.laut[950] },
  body: { display: 'flex', flex: 1 },
  text: { display: 'flex', flexDirection: 'column', flex: 1, padding: '52px 44px 40px 56px', color: ON_DEEP },
  brand: { display: 'flex', alignItems: 'center', gap: 14, fontSize: 34, fontWeight: 700, letterSpacing: '-0.02em' },
  middle: { display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' },
  above: { fontSize: 25, fontWeight: 500, color: ON_DEEP_MUTED, marginBottom: 14 },
  title: { display: 'block', fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.025em' },
  from: { fontSize: 22, fontWeight: 500, color: ON_DEEP_MUTED },
  price: { display: 'flex', alignItems: 'flex-end' },
  amount: { fontSize: 45, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em', color: colors.senja[400] },
  unit: { fontSize: 22, fontWeight: 500, color: ON_DEEP_MUTED, marginLeft: 8, marginBottom: 7 },
  below: { fontSize: 24, fontWeight: 500, lineHeight: 1.4, color: ON_DEEP, marginTop: 6 },
  photo: { width: PHOTO.width, height: PHOTO.height, objectFit: 'cover', borderTopLeftRadius: PHOTO.radius },
  kawung: {
    width: PHOTO.width,
    height: PHOTO.height,
    backgroundColor: colors.laut[900],
    backgroundImage: patterns['kawung-deep'],
    borderTopLeftRadius: PHOTO.radius,
  },
  ribbon: { height: 14, width: '100%', backgroundImage: patterns.tenun },
} satisfies Record<string, CSSProperties>;

/** Shows the picture of a shared page: the texts on dark blue, and the photograph beside them, never behind them. */
export function ShareCard({ facts, photo }: { facts: CardFacts; photo: string | null }) {
  const { above, title, price, below } = facts;
  const shown = drawable(title);
  return (
    <div style={styles.card}>
      <div style={styles.body}>
        <div style={styles.text}>
          <div style={styles.brand}>
            <Sun />
            {brand.name}
          </div>
          <div style={styles.middle}>
            {above && <div style={styles.above}>{drawable(above)}</div>}
            <div style={{ ...styles.title, ...titleFit(shown) }}>{shown}</div>
          </div>
          {price && <div style={styles.from}>{price.label}</div>}
          {price && (
            <div style={styles.price}>
              <div style={styles.amount}>{price.amount}</div>
              <div style={styles.unit}>{price.unit}</div>
            </div>
          )}
          {below && <div style={styles.below}>{drawable(below)}</div>}
        </div>
        {photo ? <img src={photo} alt="" style={styles.photo} /> : <div style={styles.kawung} />}
      </div>
      <div style={styles.ribbon} />
    </div>
  );
}

// The logo's sun over two waves, in lighter colours than on white, because the background is dark blue.
function Sun() {
  return (
    <svg viewBox="0 0 32 29" width={46} height={42} aria-hidden="true">
      <circle cx="16" cy="11" r="11" fill={colors.senja[500]} />
      <path d="M0 16c4-4 8.5-4 13 0s11 3 19-3.5V25H0Z" fill={colors.laut[500]} />
      <path d="M0 20c5-2 8.5-.8 13 1.8 5.5 3.2 11 2.4 19-2.8v10H0Z" fill={colors.laut[300]} />
    </svg>
  );
}
