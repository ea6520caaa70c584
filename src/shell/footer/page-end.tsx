import { Footer } from './footer';
import { PreFooter } from './pre-footer';

/** Shows the pre-footer, unless the page has none, and the footer. */
export function PageEnd({ hasPreFooter }: { hasPreFooter: boolean }) {
  return (
    <>
      {hasPreFooter && <PreFooter />}
      <Footer />
    </>
  );
}
