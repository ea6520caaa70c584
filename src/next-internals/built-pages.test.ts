// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { dataPath } from './built-pages';
import { PageLoader } from './for-tests';

test.each(['/', '/en', '/group-tour/17', '/en/blog/visa-jepang', '/enquiry'])(
  'the data of %s are where Next asks for them',
  (path) => {
    vi.stubEnv('__NEXT_I18N_SUPPORT', 'true');
    const [, locale = 'id', page = path] = /^\/(en)(?:$|(?=\/))(.*)$/.exec(path) ?? [];
    const href = page || '/';
    expect(dataPath(path, 'b1')).toBe(new PageLoader('b1', '').getDataHref({ href, asPath: href, locale }));
  },
);
