import type { Node } from './head-facts.ts';

// The properties that search engines require of each type; of an inner list one is enough.
const REQUIRED: Record<string, (string | string[])[]> = {
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
// Nobody has rated anything here.
const NEVER = ['aggregateRating', 'review'];

const EXPECTED: [RegExp, string[]][] = [
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

/** What is wrong with the structured data of a page; `path` is its address without the language. */
export function jsonLdProblems(path: string, data: readonly Node[]): string[] {
  const types = data.flatMap((node) => (node['@graph'] as Node[] | undefined) ?? [node]).map((node) => node['@type']);
  const expected = EXPECTED.filter(([pattern]) => pattern.test(path)).flatMap(([, names]) => names);
  const missing = expected.filter((type) => !types.includes(type)).map((type) => `has no ${type}`);
  const outside = data
    .filter((node) => node['@context'] !== 'https://schema.org')
    .map(() => 'has data of no vocabulary');
  return [...missing, ...outside, ...data.flatMap(nodeProblems)];
}

function nodeProblems(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(nodeProblems);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const inner = Object.values(node).flatMap(nodeProblems);
  const type = node['@type'];
  if (type === undefined) return inner;
  const required = REQUIRED[String(type)];
  if (!required) return [...inner, `names the unknown type ${type}`];
  const has = (name: string) => ![undefined, null, ''].includes(node[name] as undefined);
  const lacking = required.filter((names) => ![names].flat().some(has)).map((names) => `${type} has no ${names}`);
  return [...inner, ...lacking, ...NEVER.filter(has).map((name) => `${type} has ${name}`)];
}

/** Every node of a type, however deep. */
export function nodesOf(type: string, value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOf(type, one));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  return [...(node['@type'] === type ? [node] : []), ...Object.values(node).flatMap((one) => nodesOf(type, one))];
}
