import type { JsonLdNode } from './page-metadata.ts';

// The properties that search engines require of each type. One property of an inner list is enough.
const REQUIRED_PROPERTIES: Record<string, (string | string[])[]> = {
  AboutPage: ['name', 'description', 'url', 'mainEntity'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'availability'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity'],
  ContactPage: ['name', 'description', 'url', 'mainEntity'],
  ContactPoint: ['contactType', 'telephone'],
  Country: ['name'],
  EntryPoint: ['urlTemplate'],
  ItemList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position', ['item', 'url', 'name']],
  Offer: ['itemOffered'],
  OfferCatalog: ['name', 'itemListElement'],
  Organization: ['name'],
  Place: ['address'],
  PostalAddress: ['addressCountry', 'addressLocality'],
  SearchAction: ['target', 'query-input'],
  Service: ['name'],
  TouristDestination: ['name'],
  TouristTrip: ['name', 'description', 'url', 'provider'],
  TravelAgency: ['name'],
  WebPage: ['name', 'description', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
};
// The site has no ratings, so structured data with them would be false.
const FORBIDDEN_PROPERTIES = ['aggregateRating', 'review'];

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
  const nodes = data.flatMap((node) => (node['@graph'] as JsonLdNode[] | undefined) ?? [node]);
  const types = nodes.map((node) => node['@type']);
  const expectedTypes = TYPES_BY_PATH.filter(([pattern]) => pattern.test(path)).flatMap(([, names]) => names);
  const missingTypes = expectedTypes.filter((type) => !types.includes(type)).map((type) => `has no ${type}`);
  const wrongContexts = data
    .filter((node) => node['@context'] !== 'https://schema.org')
    .map(() => 'has data without the context of schema.org');
  return [...missingTypes, ...wrongContexts, ...data.flatMap(findNodeProblems)];
}

function findNodeProblems(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findNodeProblems);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as JsonLdNode;
  const innerProblems = Object.values(node).flatMap(findNodeProblems);
  const type = node['@type'];
  if (type === undefined) return innerProblems;
  const required = REQUIRED_PROPERTIES[String(type)];
  if (!required) return [...innerProblems, `has the unknown type ${type}`];
  const isPresent = (name: string) => ![undefined, null, ''].includes(node[name] as undefined);
  const missing = required.filter((names) => ![names].flat().some(isPresent));
  return [
    ...innerProblems,
    ...missing.map((names) => `${type} has no ${names}`),
    ...FORBIDDEN_PROPERTIES.filter(isPresent).map((name) => `${type} has ${name}`),
  ];
}

/** Returns all nodes of a type at any depth. */
export function findNodesOfType(type: string, value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap((item) => findNodesOfType(type, item));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as JsonLdNode;
  const innerNodes = Object.values(node).flatMap((item) => findNodesOfType(type, item));
  return [...(node['@type'] === type ? [node] : []), ...innerNodes];
}
