import { useState } from 'react';
import styles from './avatar.module.css';

type AvatarProps = {
  /** The member's picture. Null, or a picture that fails to load, shows the placeholder. */
  src?: string | null;
  size?: 36 | 50 | 96;
};

/** Shows a member's picture in a circle, 50 px by default (§2). Decorative, because the name is shown beside it. */
export function Avatar({ src, size = 50 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.avatar} data-size={size}>
      {src && src !== broken ? (
        // Loaded from the service directly: the site's optimiser would keep a member's picture in its log and cache.
        <img src={src} width={size} height={size} alt="" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <svg viewBox="0 0 50 50" aria-hidden="true">
          <circle cx="25" cy="19.5" r="8.5" fill="var(--pasir-50)" />
          <path d="M7 50c0-11 8-17.5 18-17.5S43 39 43 50Z" fill="var(--laut-600)" />
        </svg>
      )}
    </span>
  );
}
