import { Picture } from '@/ui/static/pictures/picture';
import styles from './section-picture.module.css';

/** Shows the service's picture above the list of a section, or nothing when there is none. */
export function SectionPicture({ imageUrl }: { imageUrl: string | null }) {
  if (!imageUrl) return null;
  return (
    <Picture src={imageUrl} alt="" ratio="fill" sizes="(min-width: 1280px) 1200px, 100vw" className={styles.picture} />
  );
}
