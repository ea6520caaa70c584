import type { NextPageContext } from 'next';
import { isApiError } from '@/data/sdk-values';
import { errorPageMessages } from '@/i18n/error-page-messages';
import { setRetryAfter } from '@/lib/http/retry-after';
import { errorMessage, errorStatus } from '@/shell/errors/error-status';
import { FailureScreen } from '@/shell/errors/failure-screen';
import { NotFoundScreen } from '@/shell/errors/not-found-screen';
import type { KelanaPage } from '@/shell/page';

type Props = { status: number; message?: string };

const ErrorPage: KelanaPage<Props> = ({ status, message }) =>
  status === 404 ? <NotFoundScreen /> : <FailureScreen status={status} message={message} />;

ErrorPage.hasPreFooter = false;

ErrorPage.getInitialProps = ({ res, err, locale }: NextPageContext) => {
  // For an error Next first renders this page, so that the page can report it, and then sends the static 500 page; with
  // another status it sends this page. A page that the service gave no data for is missing only for the moment.
  const isOutage = res !== undefined && isApiError(err);
  if (isOutage) res.statusCode = 503;
  setRetryAfter(res);
  return {
    status: errorStatus(res, err),
    message: isOutage ? undefined : errorMessage(err),
    messages: errorPageMessages(locale ?? globalThis.document?.documentElement.lang),
  };
};

export default ErrorPage;
