import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { regionArticles } from '../../../src/features/group-tour/destination/region-model.ts';
import { buildCatalogue } from '../catalogue.ts';
import { SCENES, sceneOf } from './scenes.ts';

const media = new URL('../../media/', import.meta.url);
const files = readdirSync(media);
const catalogue = buildCatalogue('2026-11-21', 'id');
const { tours, deals, regionals, dayActivities, articles, visaCountries, promotions, banners, about } = catalogue;

/** A visa for the Schengen countries shows one of them. */
const SCHENGEN = 'EU';

const present = (pictures: readonly (string | null | undefined)[]) => pictures.filter((one) => one != null);
const countryOf = (picture: string) => SCENES[sceneOf(picture)];
const repeated = (pictures: readonly string[]) => {
  const scenes = pictures.map(sceneOf);
  return scenes.filter((scene, index) => scenes.indexOf(scene) !== index);
};

const picturesOfTour = (tour: (typeof tours)[number]) =>
  present([
    ...(tour.gallery ?? []).map(({ image_url }) => image_url),
    ...(dayActivities[tour.id] ?? []).map(({ image_url }) => image_url),
  ]);

test('every file shows a known scene, and every scene has a file', () => {
  expect(new Set(files.map(sceneOf))).toEqual(new Set(Object.keys(SCENES)));
});

test('every picture is a file of at most 170 kB', () => {
  const pictures = present([
    ...tours.flatMap((tour) => [tour.imageUrl, tour.thumbnail, ...picturesOfTour(tour)]),
    ...regionals.flatMap(({ imageUrl, bgUrl }) => [imageUrl, bgUrl]),
    ...[...articles, ...visaCountries, ...promotions, ...banners].map(({ image_url }) => image_url),
    ...Object.values(about.images ?? {}),
  ]);
  expect(pictures.filter((path) => !files.includes(path.replace('/media/', '')))).toEqual([]);
  expect(files.filter((file) => statSync(new URL(file, media)).size > 170_000)).toEqual([]);
});

test('every tour has a picture of a scene of its own', () => {
  expect(tours.filter(({ imageUrl }) => !imageUrl).map(({ id }) => id)).toEqual([]);
  expect(repeated(present(tours.map(({ imageUrl }) => imageUrl)))).toEqual([]);
});

test('the pictures of a tour and of its days show its countries', () => {
  for (const tour of tours) {
    const countries = tour.mainCountries.map(({ country }) => country.code);
    expect(picturesOfTour(tour).filter((one) => !countries.includes(countryOf(one) ?? ''))).toEqual([]);
  }
});

test('a gallery shows each place once, and a tour page no scene more than twice', () => {
  for (const tour of tours) {
    expect(repeated(present((tour.gallery ?? []).map(({ image_url }) => image_url)))).toEqual([]);
    expect(repeated(repeated(picturesOfTour(tour)))).toEqual([]);
  }
});

test('the visa page shows every country with a picture of its own', () => {
  const pictures = present(visaCountries.map(({ image_url }) => image_url));
  expect(pictures).toHaveLength(visaCountries.length);
  expect(repeated(pictures)).toEqual([]);
  for (const { image_url, country_code } of visaCountries) {
    const expected = country_code === SCHENGEN ? 'FR' : country_code;
    expect([country_code, countryOf(image_url ?? '')]).toEqual([country_code, expected]);
  }
});

test('regions, promotions, banners and articles show each scene once', () => {
  expect(repeated(present(regionals.map(({ imageUrl }) => imageUrl)))).toEqual([]);
  expect(repeated(present(regionals.map(({ bgUrl }) => bgUrl)))).toEqual([]);
  for (const rows of [promotions, banners, articles])
    expect(repeated(present(rows.map(({ image_url }) => image_url)))).toEqual([]);
});

test('each region is drawn in another light, so that its tile has another colour', () => {
  const moods = present(regionals.filter(({ total_tours }) => total_tours > 0).map(({ imageUrl }) => imageUrl)).map(
    (picture) => picture.replace(/^.*-(\w+)\.jpg$/, '$1'),
  );
  expect(new Set(moods).size).toBe(moods.length);
});

// A visitor may have seen one of the tours before, so its picture is on the page once more.
test('the page of a region shows no scene more than once beside the tours that were viewed', () => {
  for (const region of regionals) {
    const rows = tours.filter(({ regionalId }) => regionalId === region.id);
    const countries = rows.flatMap(({ mainCountries }) => mainCountries.map(({ country }) => country.name));
    const pages = [
      region.bgUrl,
      ...rows.map(({ imageUrl }) => imageUrl),
      ...regionArticles(articles, [region.name, ...countries]).map(({ imageUrl }) => imageUrl),
    ];
    expect([region.name, repeated(present(pages))]).toEqual([region.name, []]);
  }
});

test('every picture below the companies of the group belongs to one of them', () => {
  expect(about.images?.subsidiaries).toBeNull();
  expect(about.subsidiaries.filter(({ image_url }) => !image_url)).toEqual([]);
});

test('a region is shown by a country of its tours', () => {
  for (const region of regionals.filter(({ total_tours }) => total_tours > 0)) {
    const countries = tours
      .filter(({ regionalId }) => regionalId === region.id)
      .flatMap(({ mainCountries }) => mainCountries.map(({ country }) => country.code));
    for (const picture of present([region.imageUrl, region.bgUrl])) expect(countries).toContain(countryOf(picture));
  }
});

test('the home page shows no scene more than twice, whichever tours depart next', () => {
  const sections = [
    tours.map(({ imageUrl }) => imageUrl),
    deals.map(({ imageUrl }) => imageUrl),
    regionals.map(({ imageUrl }) => imageUrl),
    promotions.map(({ image_url }) => image_url),
    banners.map(({ image_url }) => image_url),
    [...articles]
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .slice(0, 3)
      .map(({ image_url }) => image_url),
  ];
  expect(repeated(repeated(present(sections.flat())))).toEqual([]);
});
