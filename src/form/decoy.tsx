import { useMessages } from '@/i18n/use-messages';

/**
 * The name of the hidden field, which only bots fill in. Browsers and password managers fill in fields whose names they
 * know, such as `fax`, whatever `autocomplete` says.
 */
export const DECOY = 'leave_empty';

/** Shows a field that is hidden from people. */
export function Decoy() {
  const { t } = useMessages('form');
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        <span>{t('decoy.label')}</span>
        <input name={DECOY} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
