// The law of ARCHITECTURE.md, one rule a sentence. `scripts/check-boundaries.ts` runs it on the workspace, and on
// test-fixtures/boundaries, where each rule is broken once and must be caught.

const core = '^packages/storefront-core/src/'
const ui = '^packages/storefront-ui/src/'
const hooks = '^packages/storefront-hooks/src/'
const widgets = '^packages/storefront-widgets/src/'
const host = '^packages/storefront-host/src/'
const elements = '^packages/storefront-elements/src/'
const api = '^apps/api/src/'
const shop = '^apps/storefront/src/'
const proof = '(\\.(test|contract)\\.tsx?$|\\.stories\\.tsx$|/(testing|e2e)/)'
const behaviourLibraries =
  '(^|node_modules/)(radix-ui|@radix-ui|react-aria|@react-aria|react-stately|@tanstack/react-virtual|embla-carousel)(/|$|-)'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'core-imports-nothing',
    comment: 'Core is pure: no React, DOM, backend or library, so that every rule is true without a screen.',
    from: { path: core, pathNot: proof },
    to: { pathNot: core },
  },
  {
    name: 'ui-knows-core-only',
    comment: 'Views get facts as props and emit intents: they never meet hooks, widgets or an app.',
    from: { path: ui },
    to: { path: '^(packages/storefront-(hooks|widgets|host|elements)|apps)/' },
  },
  {
    name: 'ui-shows-never-decides',
    comment: 'Views import any type of core, but only values that show and shape: money, format, digits, result.',
    from: { path: ui, pathNot: proof },
    to: { path: `${core}(?!(money|format|digits|result)/)`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'hooks-hold-no-markup',
    comment: 'Hooks know backend, time and storage; what is seen is not theirs.',
    from: { path: hooks },
    to: { path: '^(packages/storefront-(ui|widgets|host|elements)|apps)/' },
  },
  {
    name: 'widgets-only-bind',
    comment: 'A connected widget binds a hook to a view; apps and the router are above it.',
    from: { path: widgets },
    to: { path: '^(packages/storefront-(host|elements)|apps)/' },
  },
  {
    name: 'host-knows-no-shop',
    comment: 'What starts a page is the same for every shop: what is on the page comes from the app.',
    from: { path: host },
    to: { path: '^(packages/storefront-(widgets|elements)|apps)/' },
  },
  {
    name: 'elements-wrap-widgets',
    comment:
      'Elements show connected widgets on pages of others: they know no page of the shop and nothing of how one starts.',
    from: { path: elements },
    to: { path: '^(packages/storefront-host|apps)/' },
  },
  {
    name: 'adapters-know-ports',
    comment:
      'An adapter puts another engine behind the ports: it knows core and hooks, no view, no app and no other engine.',
    from: { path: '^packages/(adapter-[^/]+)/' },
    to: { path: '^(packages/(storefront-(ui|widgets|host|elements)|adapter-)|apps)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'packages-know-no-engine',
    comment: 'Which engine a shop runs on is chosen where its app is put together.',
    from: { path: '^packages/storefront-' },
    to: { path: '^packages/adapter-' },
  },
  {
    name: 'api-knows-core-only',
    comment: 'The server shares rules and the contract with the shop, nothing else.',
    from: { path: api, pathNot: proof },
    to: { path: '^(packages/storefront-(ui|hooks|widgets|host|elements)|apps/storefront)/' },
  },
  {
    name: 'browser-knows-no-server',
    comment: 'What runs in a browser reaches the server over the wire only.',
    from: { path: shop, pathNot: proof },
    to: { path: '^apps/(api|storefront/server)/' },
  },
  {
    name: 'routes-only-wire',
    comment: 'A route connects an address with a widget; what else it needs lives in a package.',
    from: { path: `${shop}routes/`, pathNot: proof },
    to: {
      couldNotResolve: false,
      pathNot: '^(apps/storefront/src|packages)/|node_modules/(react|@tanstack/react-query)/',
    },
  },
  {
    name: 'pages-know-no-route',
    comment: 'A route leads to a page: a page that knew the routes would know every other page.',
    from: { path: `${shop}pages/`, pathNot: proof },
    to: { path: `${shop}routes/` },
  },
  {
    name: 'features-know-no-page',
    comment: 'Routes show pages, and pages show features: nothing below a page knows it.',
    from: { path: `${shop}features/`, pathNot: proof },
    to: { path: `${shop}(pages|routes)/` },
  },
  {
    name: 'shell-is-handed-its-parts',
    comment: 'The shell is the same around every page; bar, footer and notices come from the entry.',
    from: { path: `${shop}shell/`, pathNot: proof },
    to: { path: `${shop}(features|pages|routes)/` },
  },
  {
    name: 'composition-shows-nothing',
    comment: 'Ports, settings and engine are put together before there is anything to show.',
    from: { path: `${shop}composition/`, pathNot: proof },
    to: { path: `${shop}(shell|features|pages|routes)/` },
  },
  {
    name: 'router-in-host-only',
    comment: 'Packages are embedded in pages with other routers; links come from UiProvider.',
    from: { path: '^packages/' },
    to: { path: '(^|node_modules/)(wouter|react-router)(/|$)' },
  },
  {
    name: 'behaviour-in-primitives-only',
    comment: 'A behaviour library sits behind one primitive, so that it can be replaced.',
    from: { path: '^(packages|apps)/', pathNot: `${ui}primitives/` },
    to: { path: behaviourLibraries },
  },
  {
    name: 'schemas-on-server-only',
    comment: 'The schema library weighs more than the first page may.',
    from: { path: '^(packages|apps)/', pathNot: '^apps/api/' },
    to: { path: '(^|node_modules/)(zod|@hono/zod-openapi)(/|$)' },
  },
  {
    name: 'packages-by-name',
    comment: 'A package is imported by its name, so that only its public subpaths are used.',
    from: { path: '^packages/([^/]+)/src/' },
    to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'no-cycles',
    comment: 'Files that need each other are one idea in two files.',
    from: { path: '^(packages|apps)/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere would hide from every rule above.',
    from: { path: '^(packages|apps)/', pathNot: '\\.stories\\.tsx$' },
    to: { couldNotResolve: true, pathNot: '^(node|bun|virtual):' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|storybook-static)/' },
    // Type imports are seen too, and told apart.
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
}
