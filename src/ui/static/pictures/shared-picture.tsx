/// <reference types="react/canary" />
import { type ReactNode, ViewTransition } from 'react';

type SharedPictureProps = {
  /** The same on both pages, and only once on each; undefined for no transition. */
  name: string | undefined;
  children: ReactNode;
};

/** Lets the browser move a picture from the card that is pressed to the page that opens, where it supports that. */
export function SharedPicture({ name, children }: SharedPictureProps) {
  return (
    <ViewTransition name={name ?? 'auto'} default="none" share={name ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}

/** The name of a tour's picture. */
export const tourPictureName = (id: number) => `tour-picture-${id}`;

/** True unless the visitor prefers reduced motion. Browser only. */
export const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
