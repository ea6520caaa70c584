import {
  findStructuredDataProblems,
  type JsonLdNode,
  nodesIn,
  typesOf,
} from '../../../support/structured-data/find-problems.ts';

const TYPES_BY_PATH: [RegExp, string[]][] = [
  [/^\/$/, ['TravelAgency', 'WebSite']],
  [/^\/group-tour$/, ['ItemList', 'BreadcrumbList']],
  [/^\/group-tour\/\d+$/, ['TouristTrip', 'BreadcrumbList']],
  [/^\/group-tour\/destination(\/\d+)?$/, ['CollectionPage', 'BreadcrumbList']],
  [/^\/blog\/.+$/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/(corporate|mice)$/, ['Service']],
  [/^\/career\/.+$/, ['BreadcrumbList']],
  [/^\/visa-and-passport$/, ['WebPage', 'BreadcrumbList']],
  [/^\/promotion$/, ['ItemList', 'BreadcrumbList']],
  [/^\/about-us$/, ['AboutPage', 'BreadcrumbList']],
  [/^\/contact$/, ['ContactPage', 'BreadcrumbList']],
];

/** Returns the problems of a page's structured data; `path` is the path of the page without the language. */
export function findJsonLdProblems(path: string, data: readonly JsonLdNode[]): string[] {
  const types = nodesIn(data).flatMap(typesOf);
  const expectedTypes = TYPES_BY_PATH.filter(([pattern]) => pattern.test(path)).flatMap(([, names]) => names);
  const missingTypes = expectedTypes.filter((type) => !types.includes(type)).map((type) => `has no ${type}`);
  const wrongContexts = data
    .filter((node) => node['@context'] !== 'https://schema.org')
    .map(() => 'has data without the context of schema.org');
  return [...missingTypes, ...wrongContexts, ...findStructuredDataProblems(data)];
}
