export { NextPageTop } from './next-page-top';
export { isPlain, pressedPicture } from './press';
export { PressedArticle } from './pressed-article';
export { PressedTour } from './pressed-tour';
