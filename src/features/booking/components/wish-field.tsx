import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCharacterCounter } from '@/features/shared/form/use-character-counter';
import { useWords } from '@/i18n/use-words';
import { TextareaField } from '@/ui/controls/textarea-field';
import { Button } from '@/ui/static/button';
import type { BookingValues } from '../forms/booking-values';
import { REQUEST_MAX } from '../forms/fields';
import { useField } from './use-field';
import styles from './wish-field.module.css';

/** A diet or another wish: a line to open, because most have none. */
export function WishField({ index }: { index: number }) {
  const { t } = useWords('booking');
  const counter = useCharacterCounter();
  const { getValues } = useFormContext<BookingValues>();
  const field = useField();
  const name = `passengers.${index}.special_request` as const;
  const [isOpen, setOpen] = useState(() => getValues(name) !== '');
  if (!isOpen) {
    return (
      <div className={styles.opener}>
        <Button look="quiet" size="compact" icon="plus" onClick={() => setOpen(true)}>
          {t('passenger.wish')}
        </Button>
      </div>
    );
  }
  return (
    <TextareaField
      label={t('field.special_request')}
      mark={t('common:states.optional')}
      hint={t('passenger.wishHint')}
      maxLength={REQUEST_MAX}
      defaultValue={getValues(name)}
      counter={counter}
      {...field(name)}
    />
  );
}
