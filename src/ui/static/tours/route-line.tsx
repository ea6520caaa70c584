import styles from './route-line.module.css';

type RouteLineProps = { label: string; stops: { name: string; date?: string }[]; lang?: string };

/** The places of a tour in order, with a filled point at both ends. */
export function RouteLine({ label, stops, lang }: RouteLineProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls sideways must be reachable by keyboard
    <ol className={styles.route} aria-label={label} lang={lang} tabIndex={0}>
      {stops.map((stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass the same place twice
        <li key={index} className={styles.stop}>
          <span className={styles.name}>{stop.name}</span>
          {stop.date && <span className={styles.date}>{stop.date}</span>}
        </li>
      ))}
    </ol>
  );
}
