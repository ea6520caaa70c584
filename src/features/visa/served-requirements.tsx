import { useMessages } from '@/i18n/use-messages';
import { Prose } from '@/ui/static/prose';
import { RequirementsColumns, type RequirementsProps } from './requirements-columns';

/** Shows the requirements of a country that the server rendered into the page, where it has sanitised the `notes`. */
export function ServedRequirements({ country, detail }: RequirementsProps) {
  const { lang } = useMessages();
  const notes = detail.notes && <Prose html={detail.notes} lang={lang(country.language)} className="measure" />;
  return <RequirementsColumns country={country} detail={detail} notes={notes} />;
}
