import { useMessages } from '@/i18n/use-messages';
import { TabsNav } from '@/ui/static/tabs-nav';
import type { SectionId } from '../sections';
import { useCurrentSection } from '../use-current-section';
import styles from './section-tabs.module.css';

/** Shows links to the sections of the page; the one in view is marked. */
export function SectionTabs({ sections }: { sections: SectionId[] }) {
  const { t } = useMessages('tour-detail');
  const current = useCurrentSection(sections);
  return (
    <div className={styles.wrapper} data-print="none">
      <TabsNav
        label={t('tabs.label')}
        isSticky
        className={styles.tabs}
        items={sections.map((id) => ({ href: `#${id}`, label: t(`tabs.${id}`), isCurrent: id === current }))}
      />
    </div>
  );
}
