// Shows the API document with Swagger UI (https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/).
const SIGN_INS = /\/v1\/auth\/(login|register)$/;

const ui = SwaggerUIBundle({
  dom_id: '#reference',
  url: '/docs/openapi.json',
  validatorUrl: null,
  deepLinking: true,
  tryItOutEnabled: true,
  showExtensions: true,
  displayRequestDuration: true,
  filter: true,
  // Swagger UI itself searches the names of tags alone.
  fn: { opsFilter: findOperations },
  requestInterceptor(request) {
    const world = document.querySelector('#world').value;
    if (world) request.headers['Mock-World'] = world;
    return request;
  },
  responseInterceptor(response) {
    const token = SIGN_INS.test(response.url) && response.obj?.data?.token;
    if (token) ui.preauthorizeApiKey('bearer', token);
    return response;
  },
  onComplete() {
    const search = document.querySelector('.operation-filter-input');
    search.placeholder = 'Search operations';
    search.ariaLabel = search.placeholder;
  },
});

/** Keeps the operations that have every word of the phrase in their address, id, summary or tag. */
function findOperations(tags, phrase) {
  const words = phrase.toLowerCase().split(/\s+/);
  const isFound = (entry, tag) => {
    const { operationId, summary } = entry.get('operation').toObject();
    const text = [tag, entry.get('method'), entry.get('path'), operationId, summary].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return tags
    .map((group, tag) => group.update('operations', (entries) => entries.filter((entry) => isFound(entry, tag))))
    .filter((group) => group.get('operations').size > 0);
}
