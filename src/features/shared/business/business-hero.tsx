import type { ReactNode } from 'react';
import { Crumbs } from '@/features/shared/crumbs';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './business-hero.module.css';

type BusinessHeroProps = {
  /** The page's name in the way back. */
  name: string;
  title: string;
  lead: string;
  imageUrl: string | null;
  /** The next step and a quieter one. */
  children: ReactNode;
};

/** The first screen of the pages for companies: words at left, one picture that bleeds to the right. */
export function BusinessHero({ name, title, lead, imageUrl, children }: BusinessHeroProps) {
  return (
    <header className={styles.hero}>
      <Container className={styles.words}>
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
