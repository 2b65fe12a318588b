import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { readTree } from './read-tree.ts'
import type { TreeNode } from './read-tree.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A page of the same markup that nothing but React hydrates. */
export interface BarePage {
  readonly script: string
  /** The markup as React itself writes it, so that hydration finds no difference. */
  readonly body: string
}

/** Bundles React and one `hydrateRoot` of exactly the page's markup: what any React page pays at the least. */
export async function buildBareHydrate(html: string, browser: Browser): Promise<BarePage> {
  const tree = await readTree(html, browser)
  const body = renderToString(tree.map(toElement))
  if (JSON.stringify(await readTree(`<div id="root">${body}</div>`, browser)) !== JSON.stringify(tree)) {
    throw new Error('The bare page is not the markup of the shop. It is no fair floor. Mend `read-tree.ts` first.')
  }
  const directory = await mkdtemp(join(root, '.bare-'))
  try {
    const entry = join(directory, 'entry.ts')
    await writeFile(
      entry,
      `import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
const tree = ${JSON.stringify(tree)}
const element = (node, key) => typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(element))
startTransition(() => hydrateRoot(document.getElementById('root'), tree.map(element)))
`,
    )
    await build({
      root: directory,
      configFile: false,
      logLevel: 'warn',
      build: {
        target: 'es2022',
        outDir: 'out',
        rolldownOptions: { input: entry, output: { entryFileNames: 'bare.js' } },
      },
    })
    return { body, script: await readFile(join(directory, 'out/bare.js'), 'utf8') }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function toElement(node: TreeNode, key: number): ReactNode {
  return typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(toElement))
}
