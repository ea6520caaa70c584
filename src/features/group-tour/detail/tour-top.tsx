import { type ReactNode, useState } from 'react';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { tripLength } from '@/domain/tour/departure';
import { Crumbs } from '@/features/shared/page-head/crumbs';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { loadOnUse } from '@/lib/defer/load-on-use';
import type { Elements } from '@/lib/elements';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { buttonClass } from '@/ui/static/buttons/button';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import { Picture } from '@/ui/static/pictures/picture';
import type { DetailModel } from './detail-model';
import styles from './tour-top.module.css';
import type { TourProps } from './use-tour-detail';

/** Shows the top of a tour's page: breadcrumb, title, facts and pictures. `children` is the rest of the page. */
export function TourTop({
  tour,
  selection,
  actions,
  children,
}: TourProps & { actions: ReactNode; children: Elements }) {
  const { t, lang } = useMessages('common');
  const { title, regional } = tour;
  return (
    <>
      <div className={`container ${styles.crumbs}`}>
        <Crumbs
          items={[
            { label: t('menu.tours'), href: routes.tours() },
            ...(regional ? [{ label: regional.name, href: routes.destination(regional.id) }] : []),
            // A title such as 'Turkey: Istanbul – Cappadocia' has the name before the colon; the rest lists the cities.
            { label: title.split(':', 1)[0] ?? title, lang: lang() },
          ]}
        />
      </div>
      <div className={`container stack ${styles.layout}`}>
        <div className={styles.heading} data-atomic="">
          <div>
            <h1 className={styles.title} lang={lang()}>
              {withNoBreakDashes(title)}
            </h1>
            <TourFacts tour={tour} selection={selection} />
          </div>
          {actions && (
            <div className={`cluster ${styles.actions}`} data-print="none">
              {actions}
            </div>
          )}
        </div>
        <Gallery pictures={tour.pictures} title={title} />
        {children}
      </div>
    </>
  );
}

/** Shows the main facts of the tour, with a link to the cheapest departure if it costs less than the chosen. */
function TourFacts({ tour, selection: { cheaper, departure, past } }: TourProps) {
  const { t, locale } = useMessages('tour-detail');
  const sample = departure ?? past[0];
  return (
    <ul className={`cluster ${styles.facts}`}>
      {tour.countries.length > 0 && <Fact icon="pin">{tour.countries.join(', ')}</Fact>}
      {sample && <Fact icon="calendar">{t('common:trip.daysNights', tripLength(sample))}</Fact>}
      {tour.meals > 0 && <Fact icon="meal">{t('head.mealsTotal', { count: tour.meals })}</Fact>}
      {tour.capacity ? <Fact icon="users">{t('head.capacity', { count: tour.capacity })}</Fact> : null}
      {cheaper?.price != null && (
        <Fact icon="ticket" print="none">
          <SamePageLink href={routes.tour(tour.id, { itinerary: cheaper.id })} scroll={false}>
            {t('head.from', { price: formatRupiah(cheaper.price), date: formatDate(cheaper.from, locale) })}
          </SamePageLink>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, print, children }: { icon: IconName; print?: 'none'; children: ReactNode }) {
  return (
    <li className={styles.fact} data-print={print}>
      <Icon name={icon} size={20} className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}

/** Takes the same space as the buttons beside the title, so that nothing moves when they appear. */
export function ActionsPlaceholder() {
  const { t } = useMessages('kept');
  const buttons = [
    { icon: 'share', label: t('share') },
    { icon: 'heart', label: t('save') },
    { icon: 'compare', label: t('compare') },
  ] as const;
  return buttons.map(({ icon, label }) => (
    <span key={icon} className={classNames(buttonClass({ look: 'quiet' }), styles.invisible)}>
      <Icon name={icon} />
      <span>{label}</span>
    </span>
  ));
}

const GalleryDialog = loadOnUse(() => import('./gallery-dialog').then((module) => module.GalleryDialog));

/** Shows one large picture of the tour and at most two small ones; the others open in a dialog. */
function Gallery({ pictures, title }: Pick<DetailModel, 'pictures' | 'title'>) {
  const { t, locale, lang } = useMessages('tour-detail');
  const [isOpen, setIsOpen] = useState(false);
  const [main, ...rest] = pictures;
  const beside = rest.slice(0, 2);
  return (
    <div
      className={styles.gallery}
      data-beside={beside.length || undefined}
      data-empty={!main?.url || undefined}
      lang={main && lang()}
      data-atomic=""
    >
      <Picture
        src={main?.url}
        color={main?.color}
        alt={main ? main.caption || title : t('common:states.noPicture')}
        ratio="fill"
        shape="square"
        sizes="(min-width: 1280px) 504px, (min-width: 768px) 66vw, 100vw"
        maxWidth={1280}
        isPriority
      />
      {beside.map(({ url, caption }) => (
        <Picture
          key={url}
          src={url}
          alt={caption}
          ratio="fill"
          shape="square"
          sizes="(min-width: 768px) 33vw, 1px"
          maxWidth={768}
          className={styles.small}
        />
      ))}
      {pictures.length > 1 && (
        <button type="button" className={styles.open} lang={locale} onClick={() => setIsOpen(true)} data-print="none">
          <Icon name="images" />
          <span>{t('gallery.open', { count: pictures.length })}</span>
        </button>
      )}
      {isOpen && <GalleryDialog pictures={pictures} title={title} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
