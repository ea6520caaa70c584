export { NextPageTop } from './next-page-top';
export { PressedArticle } from './pressed-article';
export { PressedTour } from './pressed-tour';
