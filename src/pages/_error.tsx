import type { NextPageContext } from 'next';
import { errorPageWords } from '@/i18n/error-page-words';
import { errorStatus } from '@/shell/errors/error-status';
import { FailureScreen } from '@/shell/errors/failure-screen';
import { NotFoundScreen } from '@/shell/errors/not-found-screen';
import type { KelanaPage } from '@/shell/page';

type Props = { status: number };

const ErrorPage: KelanaPage<Props> = ({ status }) =>
  status === 404 ? <NotFoundScreen /> : <FailureScreen status={status} />;

ErrorPage.hasPreFooter = false;

ErrorPage.getInitialProps = ({ res, err, locale }: NextPageContext) => ({
  status: errorStatus(res, err),
  ...errorPageWords(locale ?? globalThis.document?.documentElement.lang),
});

export default ErrorPage;
