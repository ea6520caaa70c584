import { routes } from '../../../src/config/routes.ts';
import { everySide, look } from './look.ts';
import { expect, test } from './test.ts';
import { asMember, LANGUAGES, openWhole, placeOf } from './visit.ts';

for (const language of LANGUAGES) {
  for (const name of [...Object.keys(routes), 'notFound']) {
    test(`${language}: ${name}`, everySide, async ({ page }) => {
      const place = await placeOf(name);
      if (place.isMember) await asMember(page);
      expect(await openWhole(page, language, place.path)).toBe(place.status ?? 200);
      await look(page, `${language} ${place.path}`);
    });
  }
}
