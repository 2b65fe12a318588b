import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import { compiledMessages } from '../../../tooling/compile-messages.ts'
import { writeManifest } from '../src/manifest/write-manifest.ts'
import { writeTypes } from '../src/manifest/write-types.ts'
import { checkedTexts, elementTexts } from './element-texts.ts'
import { namedReact, pureFunctions } from './lean-modules.ts'
import { widgetSheets } from './widget-sheets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Preact in place of React: 8 KiB instead of 58, on pages that may show one button. Whole paths: other packages do not know it. */
const preact = [
  ['react/jsx-runtime', 'preact/jsx-runtime'],
  ['react-dom/client', 'preact/compat/client'],
  ['react-dom', '../src/lean/react-dom.ts'],
  ['react', 'preact/compat'],
].map(([react = '', name = '']) => ({
  find: new RegExp(`^${react}$`),
  replacement: fileURLToPath(import.meta.resolve(name)),
}))

/** What elements share, in as few files as can be: the first group that takes a module keeps it, with what it imports. */
const groups = [
  {
    name: 'runtime',
    test: /storefront-(elements\/src\/(runtime\/mount-element|shop\/use-product)|ui\/src\/quantity-control\/quantity-control\.tsx|hooks\/src\/cart\/use-cart|core\/src\/availability\/(?!listed))/,
  },
  {
    name: 'goods',
    test: /storefront-(ui\/src\/primitives\/((badge|image|price)\/|text\/text\.tsx|icon\/icons\/chevron-down)|elements\/src\/(shop\/shop-address|runtime\/read-heading-level))/,
  },
  { name: 'links', test: /storefront-ui\/src\/i18n\/use-ui/ },
  { name: 'field', test: /storefront-ui\/src\/primitives\/(field\/field-parts|icon\/icons\/(alert-circle|truck))/ },
  {
    name: 'controls',
    test: /storefront-(ui\/src\/primitives\/(button\/(?!instead)|skeleton\/|dialog\/)|hooks\/src\/(storage\/lazy-keys|settings\/use-settings)|core\/src\/compliance\/|elements\/src\/shop\/open-cart)/,
  },
  { name: 'card', test: /storefront-elements\/src\/elements\/product-card\.tsx/ },
  {
    name: 'store',
    test: /storefront-(elements\/src\/shop\/connect-cart|hooks\/src\/cart\/create-cart-store|core\/src\/(cart\/(cart-capacity|receipt)|pricing\/(discounts|shipping)))\.ts/,
  },
  {
    name: 'panel',
    test: /storefront-ui\/src\/primitives\/(drawer\/|empty-state\/(empty-state|drawing)|focus-handover\/|icon\/icons\/(check-circle|info))/,
  },
  {
    name: 'notice',
    test: /storefront-(ui\/src\/primitives\/error-notice\/|hooks\/src\/catalog\/no-filters)/,
  },
  {
    name: 'reading',
    test: /storefront-(core\/src\/format\/(format-date|india-time)|hooks\/src\/query\/(use-reading|query|value-of)\.ts)/,
  },
].map((group, place) => ({ ...group, priority: 10 - place, includeDependenciesRecursively: true }))

/** A file that never changes, and how a page makes sure of it. */
export interface ExactLoader {
  readonly file: string
  /** For the `integrity` attribute of its tag. */
  readonly integrity: string
}

/** What both builds have alike. */
const alike: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [compiledMessages(), widgetSheets(), elementTexts(), checkedTexts(), namedReact()],
  resolve: { alias: preact },
}
const treeshake = { manualPureFunctions: pureFunctions, propertyReadSideEffects: false } as const
const production = { 'process.env.NODE_ENV': '"production"' }

/** Ways to the shop that are built by themselves: a module that they shared with the elements would bring every page all that it needs of it. */
const ways = { __ELSEWHERE__: 'connect-elsewhere', __WINDOW__: 'connect-window' } as const

/** The one way to a shop on another engine. */
const waysToEngine = { __ENGINE__: 'connect-engine' } as const

/** Builds the ways to the shop, and returns the file of each beside the chunks, as the code of the elements names it. */
async function buildWays(
  outDir: string,
  wanted: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const built = await build({
    ...alike,
    define: production,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: Object.values(wanted).map((way) => `src/shop/${way}.ts`), formats: ['es'] },
      rolldownOptions: {
        treeshake,
        output: {
          ...{ minify: true, comments: false },
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/way-[name]-[hash].js',
        },
      },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return Object.fromEntries(
    Object.entries(wanted).map(([constant, way]) => {
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === way)
      if (entry) return [constant, JSON.stringify(entry.fileName.replace('chunks/', ''))]
      throw new Error(
        `The way to the shop "${way}" was not built. Elements that need it show what stands between their tags. See what Vite says above.`,
      )
    }),
  )
}

/**
 * Builds the elements into `outDir`: `v1.js`, which follows every build, the same once more under a name with its own hash, and the
 * chunks that it loads; beside them the custom-elements manifest and the types of the elements.
 *
 * @param isAtEngine Whether the shop runs on another engine, which its server asks in the name of the elements.
 */
export async function buildElements(outDir: string, isAtEngine = false): Promise<ExactLoader> {
  const files = await buildWays(outDir, isAtEngine ? waysToEngine : ways)
  await build({
    ...alike,
    define: { ...production, __ENGINE__: 'null', ...files },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      manifest: 'manifest.json',
      lib: { entry: 'src/loader/v1.ts', formats: ['es'], fileName: () => 'v1.js' },
      rolldownOptions: {
        treeshake,
        output: { minify: true, chunkFileNames: 'chunks/[name]-[hash].js', comments: false, codeSplitting: { groups } },
      },
    },
  })
  const loader = readFileSync(join(outDir, 'v1.js'))
  const digest = createHash('sha384').update(loader)
  const integrity = `sha384-${digest.digest('base64')}`
  const file = `v1-${createHash('sha256').update(loader).digest('hex').slice(0, 12)}.js`
  writeFileSync(join(outDir, file), loader)
  writeFileSync(join(outDir, 'custom-elements.json'), writeManifest())
  writeFileSync(join(outDir, 'elements.d.ts'), writeTypes())
  return { file, integrity }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { file, integrity } = await buildElements(join(root, 'dist'))
  console.log(`${file} integrity="${integrity}"`)
}
