import { createContext } from 'react';
import type { Namespace } from '@/i18n/i18n';

/** The namespace of the fields' labels. */
export const FormNamespaceContext = createContext<Namespace>('form');
