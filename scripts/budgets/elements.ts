import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const kib = 1024
const elements = 'src/elements'
const loader = 'src/loader/v1.ts'
const more = [loader, 'runtime', 'src/loader/more-elements.ts']
const fields = [loader, 'runtime', 'src/loader/fields.ts']
const card = `${elements}/product-card.tsx`
const button = [loader, 'runtime', `${elements}/buy-button.tsx`]

/**
 * What a page of another site loads until it can do something, in scripts, styles among them, in bytes of gzip. A name that is no
 * module is that of a shared file.
 */
export const elementBudgets = [
  { name: 'Elements: the loader', modules: [loader], budget: 3 * kib },
  { name: 'Elements: until a button can be pressed', modules: button, budget: 23.25 * kib },
  {
    name: 'Elements: button and open cart',
    modules: [...button, `${elements}/cart-button.tsx`, `${elements}/cart-drawer.tsx`, 'store'],
    budget: 52 * kib,
  },
  {
    name: 'Elements: field for a code',
    modules: [...fields, `${elements}/otp-input.tsx`],
    budget: 29.5 * kib,
  },
  { name: 'Elements: product card', modules: [...more, card], budget: 29.25 * kib },
  { name: 'Elements: product strip', modules: [...more, `${elements}/product-strip.tsx`], budget: 36.25 * kib },
  { name: 'Elements: product gallery', modules: [...more, `${elements}/product-gallery.tsx`], budget: 35.5 * kib },
  { name: 'Elements: delivery estimate', modules: [...more, `${elements}/delivery-estimate.tsx`], budget: 37 * kib },
  { name: 'Elements: dose helper', modules: [...more, `${elements}/dose-helper.tsx`], budget: 33.25 * kib },
  { name: 'Elements: reviews', modules: [...more, `${elements}/reviews.tsx`], budget: 38 * kib },
  { name: 'Elements: filters with goods', modules: [...more, `${elements}/filters.tsx`], budget: 45.5 * kib },
  { name: 'Elements: coupons', modules: [...more, `${elements}/coupon-list.tsx`], budget: 46.75 * kib },
  { name: 'Elements: address', modules: [...fields, `${elements}/address-form.tsx`], budget: 43.75 * kib },
] as const

/** The key of a module in the manifest, or of the file that it shares with others. */
function keyOf(manifest: Manifest, module: string): string | undefined {
  // The card is in the file of what strips and filters show, too.
  const name = module === card ? 'card' : module
  if (name in manifest) return name
  return Object.keys(manifest).find((key) => manifest[key]?.file.startsWith(`chunks/${name}-`))
}

/** The bytes of some modules of the elements with all that they import at once, gzipped file by file, from the build in `embed`. */
export function weighElements(embed: string, modules: readonly string[]): number {
  const manifest = readManifest(embed)
  const reached = new Set(
    modules.map((module) => {
      const key = keyOf(manifest, module)
      if (key !== undefined) return key
      throw new Error(
        `The elements have no ${module}. Its weight is not known. Name the module anew in scripts/budgets/elements.ts.`,
      )
    }),
  )
  for (const key of reached) for (const imported of manifest[key]?.imports ?? []) reached.add(imported)
  const files = [...reached].flatMap((key) => manifest[key]?.file ?? [])
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(embed, file)), { level: 9 }).length, 0)
}

/** The bytes of one element alone on a page, by its tag: the loader, the file with its row, and what it shows. */
export function weighElement(embed: string, tag: string): number {
  const module = `${elements}/${tag.replace('krishi-', '')}.tsx`
  const manifest = readManifest(embed)
  const shown = keyOf(manifest, module) ?? module
  const rows = [loader, 'src/loader/more-elements.ts', 'src/loader/fields.ts'].filter((file) =>
    [file, ...(manifest[file]?.imports ?? [])].some((each) => manifest[each]?.dynamicImports?.includes(shown)),
  )
  return weighElements(embed, [loader, 'runtime', ...rows, module])
}

function readManifest(embed: string): Manifest {
  return JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8')) as Manifest
}
