import { THUMBNAIL_WIDTH } from '@/lib/image-url';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './search-box.module.css';
import type { SearchOption } from './search-options';

/** Shows the content of an option: picture or icon, label and detail. */
export function SearchOptionContent({ option }: { option: SearchOption }) {
  const { label, lang, detail, icon, picture } = option;
  return (
    <>
      {picture === undefined ? (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      ) : (
        <span className={styles.picture}>
          <Picture src={picture} alt="" ratio="1/1" sizes="78px" maxWidth={THUMBNAIL_WIDTH} shape="square" />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label} lang={lang}>
          {withNoBreakDashes(label)}
        </span>
        {detail && (
          <span className="small muted tabular">
            <FactLine facts={detail} />
          </span>
        )}
      </span>
    </>
  );
}
