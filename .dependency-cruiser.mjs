/** The layers of ARCHITECTURE.md, one rule each. `scripts/boundaries.test.ts` plants a violation of every rule. */

const FEATURES = [
  'accounts',
  'notifications',
  'plans',
  'brands',
  'products',
  'moderation',
  'shelf',
  'catalogue-import',
  'saved',
  'boards',
  'push',
  'drops',
  'billing',
  'ads',
  'orders',
  'support',
  'discovery',
  'insights',
  'search',
  'site',
  'chat',
  'administration',
  'system',
]

/** Tests with their fixtures and doubles: they may import anything, and the product may not import them. */
const TEST_CODE = '([.]test[.]tsx?$|/testing/)'

/** A feature may use those below it, never one above. */
const lowerFeaturesOnly = FEATURES.slice(0, -1).map((feature, index) => ({
  name: `layer-${feature}`,
  severity: 'error',
  comment: `${feature} is a lower layer than what it imports`,
  from: { path: `^server/features/${feature}/`, pathNot: TEST_CODE },
  to: { path: `^server/features/(${FEATURES.slice(index + 1).join('|')})/` },
}))

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid(
      'contract-alone',
      'the contract imports zod and nothing else',
      { path: '^contract/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^(contract/|node_modules/zod/)' },
    ),
    forbid(
      'web-not-server',
      'the web never sees the server',
      { path: '^web/' },
      { path: '^(server|recommender|demo|scripts|e2e)/' },
    ),
    forbid('server-not-web', 'the server never sees the web', { path: '^server/' }, { path: '^(web|scripts|e2e)/' }),
    forbid(
      'recommender-pure',
      'the ranking knows no server, no files, no network',
      { path: '^recommender/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^recommender/' },
    ),
    forbid(
      'platform-knows-no-feature',
      'the platform imports no feature',
      { path: '^server/platform/', pathNot: TEST_CODE },
      { path: '^server/features/' },
    ),
    forbid(
      'ui-knows-no-feature',
      'components and devices import no feature',
      { path: '^web/(ui|api|device|i18n)/' },
      { path: '^web/(features|pages|start|documents)/' },
    ),
    forbid(
      'product-display-knows-no-feature',
      'web/product shows products anywhere',
      { path: '^web/product/' },
      { path: '^web/(features|pages)/' },
    ),
    forbid(
      'ui-knows-no-product',
      'components and devices import no product display',
      { path: '^web/(ui|api|device|i18n)/' },
      { path: '^web/product/' },
    ),
    forbid(
      'web-features-import-no-other',
      'pages combine web features',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    forbid(
      'features-know-no-page',
      'a page arranges features, not the other way',
      { path: '^web/features/' },
      { path: '^web/(pages|start|documents)/' },
    ),
    forbid(
      'pages-of-one-audience',
      'pages for visitors, shoppers and others share nothing but the types of web/pages; the demo shows the pages of brands',
      { path: '^web/pages/([^/]+)/', pathNot: '^web/pages/demo/' },
      { path: '^web/pages/', pathNot: '^web/pages/($1/|[^/]+$)' },
    ),
    forbid(
      'pages-start-nothing',
      'web/start loads pages, not the other way',
      { path: '^web/pages/' },
      { path: '^web/(start/|documents/|app[.]tsx$|main[.]tsx$)' },
    ),
    forbid(
      'documents-not-in-browser',
      'web/documents runs in the build and on the server only',
      { path: '^web/', pathNot: '^web/(documents/|worker/build[.]ts$)' },
      { path: '^web/documents/' },
    ),
    forbid(
      'by-service-only',
      'another feature is reached by its services',
      { path: '^server/features/([^/]+)/', pathNot: `([.]tables[.]ts$|${TEST_CODE})` },
      { path: '^server/features/', pathNot: '^server/features/($1/|.*[.]service[.]ts$)' },
    ),
    forbid(
      'tables-refer-to-tables',
      'tables name foreign keys, nothing more',
      { path: '^server/features/([^/]+)/.*[.]tables[.]ts$' },
      { path: '^server/features/', pathNot: '[.]tables[.]ts$' },
    ),
    forbid(
      'routes-touch-no-store',
      'routes bind, services decide',
      { path: '[.]routes[.]ts$' },
      { path: '[.](store|tables)[.]ts$' },
    ),
    forbid(
      'stores-import-no-service',
      'stores hold SQL and nothing else',
      { path: '[.]store[.]ts$' },
      { path: '[.](service|routes|jobs)[.]ts$' },
    ),
    forbid(
      'sql-in-stores',
      'only stores and the platform use SQL',
      { path: '^server/(features/|demo/|[^/]+[.]ts$)', pathNot: `([.](store|tables)[.]ts$|${TEST_CODE})` },
      { path: '(^|/)node_modules/(drizzle-orm|pg)/' },
    ),
    forbid(
      'demo-by-one-folder',
      'only server/demo fills the demo',
      { path: '^server/', pathNot: '^server/(demo/|.*[.]test[.]ts$)' },
      { path: '^demo/' },
    ),
    forbid(
      'no-test-in-product',
      'the product does not import its tests',
      { pathNot: `(${TEST_CODE}|^(e2e|lab|scripts)/)` },
      { path: `(${TEST_CODE}|^e2e/)` },
    ),
    forbid(
      'product-not-lab',
      'the product, its tests and scripts do without benchmarks and evaluations',
      { pathNot: '^lab/' },
      { path: '^lab/' },
    ),
    forbid('no-circle', 'no circles of files', {}, { circular: true }),
    forbid(
      'resolvable',
      'every import leads somewhere',
      {},
      // The last two are packages of lab/package.json, which may not be installed.
      { couldNotResolve: true, pathNot: '^(virtual:|cloudflare:|lighthouse$|motion/)' },
    ),
    ...lowerFeaturesOnly,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^lab/node_modules/|(^|/)(dist|var|node_modules/[.]cache)/' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default', 'node'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
}
