import { createContext } from 'react';
import type { Namespace } from '@/i18n/i18n';

/** The namespace the fields of a form take their words from. */
export const FormNamespaceContext = createContext<Namespace>('form');
