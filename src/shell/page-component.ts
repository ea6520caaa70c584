import { type ComponentType, createElement } from 'react';
import type { KelanaPage } from './page';

type Rules = Pick<KelanaPage, 'Meta' | 'layout' | 'middleware' | 'hasPreFooter'>;

/** Makes a page of a component, with its layout and access rules. */
export const page = <Props extends object>(Component: ComponentType<Props>, rules: Rules = {}): KelanaPage<Props> =>
  Object.assign((props: Props) => createElement(Component, props), rules);
