import type { ReactNode } from 'react';
import { Crumbs } from '@/features/shared/crumbs';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './business-hero.module.css';

type BusinessHeroProps = {
  /** The page's name in the breadcrumb. */
  name: string;
  title: string;
  lead: string;
  imageUrl: string | null;
  /** The main link and a secondary one. */
  children: ReactNode;
};

/** Shows the first screen of the pages for companies: text on the left, a picture up to the right screen edge. */
export function BusinessHero({ name, title, lead, imageUrl, children }: BusinessHeroProps) {
  return (
    <header className={styles.hero}>
      <Container className={styles.content}>
        <Crumbs items={[{ label: name }]} />
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead muted">{lead}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </Container>
      <Picture
        src={imageUrl}
        alt=""
        ratio="fill"
        sizes="(min-width: 1024px) 50vw, 100vw"
        isPriority
        shape="square"
        className={styles.picture}
      />
    </header>
  );
}
