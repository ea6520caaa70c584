import { Footer } from './footer';
import { PreFooter } from './pre-footer';

/** What ends a page: the question of the pre-footer, where it is shown, and the footer. */
export function PageEnd({ hasPreFooter }: { hasPreFooter: boolean }) {
  return (
    <>
      {hasPreFooter && <PreFooter />}
      <Footer />
    </>
  );
}
