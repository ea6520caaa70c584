/**
 * The wishes of search engines for a type, or for the value of a property. In `required`, one of the properties of an inner
 * list is enough. A property of `forbidden` is recommended too, but neither the service nor the site has such a fact, so to
 * send it would be to invent it.
 */
export type Rules = {
  required: readonly (string | readonly string[])[];
  recommended?: readonly string[];
  forbidden?: readonly string[];
};

/** What Google documents at https://developers.google.com/search/docs/appearance/structured-data. */
const googleRules: Record<string, Rules> = {
  BlogPosting: {
    required: ['headline', 'datePublished', 'author'],
    recommended: ['image', 'dateModified'],
  },
  'BlogPosting.author': { required: ['name', 'url'] },
  BreadcrumbList: { required: ['itemListElement'] },
  'BreadcrumbList.itemListElement': { required: ['position', 'name', 'item'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'employmentType', 'identifier', 'directApply'],
    forbidden: ['baseSalary', 'jobLocationType', 'applicantLocationRequirements'],
  },
  'JobPosting.hiringOrganization': { required: ['name', 'logo'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  Place: { required: ['address'] },
  PostalAddress: {
    required: ['addressCountry', 'addressLocality'],
    recommended: ['streetAddress', 'addressRegion', 'postalCode'],
  },
  Product: {
    // Google wants an offer, a rating or a review, and the site has offers alone.
    required: ['name', 'offers'],
    recommended: ['image', 'description'],
    forbidden: ['aggregateRating', 'review'],
  },
  'Product.offers': {
    required: ['price', 'priceCurrency', 'url', 'availabilityStarts', 'availabilityEnds'],
    recommended: ['availability'],
    forbidden: ['priceValidUntil'],
  },
  // Google documents its parent type LocalBusiness.
  TravelAgency: {
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'openingHoursSpecification', 'department', 'logo', 'sameAs'],
    forbidden: ['aggregateRating', 'review', 'geo', 'priceRange'],
  },
  WebSite: { required: ['name', 'url'] },
};

/** What the site wants of the other types that it sends. */
const siteRules: Record<string, Rules> = {
  AboutPage: { required: ['name', 'description', 'url', 'inLanguage', 'mainEntity'] },
  CollectionPage: { required: ['name', 'description', 'url', 'inLanguage', 'mainEntity'] },
  ContactPage: { required: ['name', 'description', 'url', 'inLanguage', 'mainEntity'] },
  ContactPoint: { required: ['contactType', 'telephone'] },
  Country: { required: ['name'] },
  EntryPoint: { required: ['urlTemplate'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position', ['item', 'url', 'name']] },
  Offer: { required: [['itemOffered', 'price']] },
  OfferCatalog: { required: ['name', 'itemListElement'] },
  Organization: { required: ['name'] },
  PropertyValue: { required: ['name', 'value'] },
  SearchAction: { required: ['target', 'query-input'] },
  Service: { required: ['name'] },
  TouristDestination: { required: ['name'] },
  TouristTrip: { required: ['name', 'description', 'url', 'provider'] },
  WebPage: { required: ['name', 'description', 'url', 'inLanguage'] },
};

export const typeRules: Record<string, Rules> = { ...googleRules, ...siteRules };

const URL = /^https?:\/\//;
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** How search engines want a value to be written, where the types allow any text. */
export const valueRules: Record<string, RegExp> = {
  addressCountry: /^[A-Z]{2}$/,
  availability: /^https:\/\/schema\.org\/(InStock|LimitedAvailability|SoldOut)$/,
  employmentType: /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/,
  inLanguage: /^(id|en)$/,
  item: URL,
  url: URL,
  mainEntityOfPage: URL,
  availabilityStarts: DATE,
  availabilityEnds: DATE,
  datePosted: DATE,
  datePublished: DATE,
  dateModified: DATE,
  validThrough: DATE,
  opens: TIME,
  closes: TIME,
  price: /^[1-9]\d*$/,
  priceCurrency: /^IDR$/,
  telephone: /^\+[1-9]\d{7,14}$/,
};

/** Pairs of properties of which the second is never before the first. */
export const orderedProperties = [
  ['datePosted', 'validThrough'],
  ['datePublished', 'dateModified'],
  ['availabilityStarts', 'availabilityEnds'],
  ['opens', 'closes'],
] as const;
