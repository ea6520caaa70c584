import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { token } from '../token';

/** The backdrop of a dialog or drawer. */
export const scrim: SystemStyleObject = {
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  background: 'rgb(11 32 50 / 0.56)',
  _open: { animation: `fade-in ${token('d-base')} ${token('ease-out')}` },
  _closed: { animation: `fade-out ${token('d-base')} ${token('ease-in-out')}` },
};
