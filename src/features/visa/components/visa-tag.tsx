import { useMessages } from '@/i18n/use-messages';
import { Tag, type TagTone } from '@/ui/static/tag';
import type { VisaType } from '../country-model';

const tones: Record<VisaType, TagTone> = { visa_free: 'green', e_visa: 'blue', visa_required: 'amber' };

/** Shows the visa type of a country as a short tag. */
export function VisaTag({ type }: { type: VisaType }) {
  const { t } = useMessages('visa');
  return <Tag tone={tones[type]}>{t(`types.${type}`)}</Tag>;
}
