import type { ReactNode } from 'react';
import type { ShellData } from '../page';

export type LayoutProps = { shell?: ShellData | null; hasPreFooter?: boolean; children: ReactNode };
