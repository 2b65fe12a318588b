import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from '../../tooling/compile-messages.ts'
import { bundleTargets, sheetTargets } from '../../tooling/oldest-browsers.ts'
import { chunkLoading } from './chunk-loading.ts'

/**
 * How modules are put together where a file of its own for each set of pages would be a hundred requests. The first that takes a
 * module keeps it, with what it imports; `from` is how many files must share it.
 */
const groups: readonly { readonly name: string; readonly test: RegExp; readonly from?: number }[] = [
  // What every page runs, and what the first page from a search engine reads: a product or a listing.
  {
    name: 'shell',
    test: /storefront\/src\/(entry-client\.tsx|shell\/prefetch-status\.ts)$|ui\/src\/primitives\/(button\/(button|link-button)|chunk\/use-chunk|error-notice\/error-notice|icon\/create-icon|skeleton\/skeleton|text\/text)\.tsx?$|icons\/chevron-down\.|hooks\/src\/(cart\/use-cart|catalog\/(use-catalog|catalog-queries)|query\/(query|use-reading))\.ts$/,
  },
  // What the shop window shows.
  {
    name: 'window',
    test: /storefront\/src\/(shell\/breadcrumb|pages\/use-listing-total)\.tsx?$|core\/src\/listing\/page-no|ui\/src\/collection-header\/collection-header\.tsx$|widgets\/src\/product-(card|listing)\/product-\w+-widget\.tsx$/,
  },
  // What the address of a listing says: listings, their filters, the pages of brands.
  {
    name: 'listing',
    test: /core\/src\/listing\/|storefront\/src\/features\/(listing\/listing-of|brand\/(brand-listing|messages\/en))/,
    from: 2,
  },
  // Who is signed in: home needs nothing else of what follows.
  { name: 'session', test: /hooks\/src\/session\/use-session\.ts$/, from: 2 },
  // What many pages share and is small: drawings of icons, fields, late texts, what is kept on the device.
  {
    name: 'common',
    test: /core\/src\/(compliance|digits|links|money|text)\/|hooks\/src\/(auth\/(browser-|to-device-record)|storage|session|settings\/use-settings|coupons\/stored-coupon)|ui\/src\/primitives\/(icon|field\/(?!text-field)|focus)|\/lucide\//,
    from: 3,
  },
  // The rules that cart and checkout share.
  {
    name: 'rules',
    test: /core\/src\/(address|cart\/(?!receipt|reconcile)|checkout|coupons|pricing)\b|hooks\/src\/address\/kept-address|zustand\/esm\//,
    from: 3,
  },
  // What the pages of address and payment share beside the rules.
  {
    name: 'delivery',
    test: /hooks\/src\/(address\/address-forms|checkout\/(known-address|to-checkout-payload)|settings\/are-settings-fresh)\.ts$|storefront\/src\/features\/checkout\/messages\/en\.json$/,
    from: 2,
  },
  // How answers are read, by the client of the API and by what keeps them on the device.
  { name: 'answers', test: /hooks\/src\/(catalog\/(catalog-codec|product-guards)|http\/accept)\.ts$/, from: 2 },
  // What stands around every page needs these, and so do pages that need nothing else of it: how a call ended, a quiet moment, consent.
  { name: 'call-end', test: /core\/src\/contract\/call-end\.ts$/, from: 2 },
  { name: 'idle', test: /storefront-host\/src\/loading\/when-idle\.ts$/, from: 2 },
  { name: 'consent', test: /hooks\/src\/analytics\/measuring-consent\.ts$/, from: 2 },
  // What pages of found things share, and what home and the pages of brands read.
  {
    name: 'found',
    test: /storefront\/src\/features\/search\/(messages\/en\.json|results-header\.tsx)$|core\/src\/catalog\/search-term|hooks\/src\/search\/(search-queries|use-found)|widgets\/src\/product-listing\/(found-grid|to-found-props)/,
    from: 2,
  },
  // What leads to products that are like one, and what their page is called.
  { name: 'similar', test: /storefront\/src\/features\/similar\/(messages\/en\.json|paths\.ts)$/, from: 2 },
  // An article, which its head reads too.
  { name: 'article', test: /hooks\/src\/community\/use-article\.ts$/, from: 2 },
  { name: 'showcase', test: /hooks\/src\/showcase\/(showcase-queries|use-showcase)\.ts$/, from: 2 },
  // What bar and footer share with single pages, each of which would load both for it.
  {
    name: 'supports',
    test: /hooks\/src\/settings\/use-supports\.ts$|widgets\/src\/supported\/supported\.tsx$/,
    from: 2,
  },
  { name: 'shelves', test: /storefront\/src\/features\/frame\/shelves\.ts$/, from: 2 },
  { name: 'cart-opening', test: /storefront\/src\/features\/frame\/cart-opening\.ts$/, from: 2 },
  { name: 'opened', test: /storefront-host\/src\/overlay\/overlay\.tsx$/, from: 2 },
  {
    name: 'ways',
    test: /storefront\/src\/features\/(vedika\/vedika-paths|search\/live-search-outlet)\.tsx?$|hooks\/src\/http\/outcome-of\.ts$|core\/src\/catalog\/composition\.ts$/,
    from: 2,
  },
  { name: 'wishes', test: /(core|hooks)\/src\/wishlist\//, from: 2 },
  { name: 'overlay', test: /ui\/src\/primitives\/(dialog|drawer)\/|button\/icon-button/, from: 2 },
  // What the first touch of a page asks for: what reads on, the cart, what stands around the page, the way to the next one.
  { name: 'reading', test: /hooks\/src\/query\/query-engine\.ts$/ },
  { name: 'cart-store', test: /hooks\/src\/cart\/create-cart-store\.ts$/ },
  {
    name: 'frame',
    test: /(storefront\/src\/(features\/frame\/(header|footer|toaster)|routes\/load-page)|storefront-host\/src\/navigation\/scroll-memory)\.tsx?$/,
  },
]

/** The module in whose place pages get the ports of another engine; the server has them all. */
const engine = process.env['ENGINE'] || 'own'
const enginePorts =
  engine === 'own'
    ? []
    : [
        {
          find: /^\.\/(composition\/)?browser-ports\.ts$/,
          replacement: fileURLToPath(new URL(`src/composition/browser-ports-${engine}.ts`, import.meta.url)),
        },
      ]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compiledMessages(), chunkLoading()],
  resolve: { alias: enginePorts },
  build: {
    target: 'es2022',
    manifest: true,
    // The boot script asks for exactly what a page needs; Vite's own preloads would compete with the first picture.
    modulePreload: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // The minifier would have older browsers in mind than the compiler, and write each colour twice.
    cssTarget: bundleTargets,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: groups.map(({ name, test, from = 1 }, place) => ({
                name,
                test,
                minShareCount: from,
                priority: groups.length - place,
                includeDependenciesRecursively: true,
              })),
            },
          },
        },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: sheetTargets },
  },
  ssr: { noExternal: [/^@krishi\//, 'icu-minify', 'lucide'] },
}))
