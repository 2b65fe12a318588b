import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** An element as data: tag, attributes, children. */
type Node = string | [tag: string, attributes: Record<string, string>, children: Node[]]

/** A page of the same markup that nothing but React hydrates. */
export interface BarePage {
  readonly script: string
  /** The markup as React itself writes it, so that hydration finds no difference. */
  readonly body: string
}

/** Bundles React and one `hydrateRoot` of exactly the page's markup: what any React page pays at the least. */
export async function buildBareHydrate(html: string, browser: Browser): Promise<BarePage> {
  const tree = await readTree(html, browser)
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
    const script = await readFile(join(directory, 'out/bare.js'), 'utf8')
    return { script, body: renderToString(tree.map(toElement)) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function toElement(node: Node, key: number): ReactNode {
  return typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(toElement))
}

async function readTree(html: string, browser: Browser): Promise<Node[]> {
  const page = await browser.newPage({ javaScriptEnabled: true })
  await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''), { waitUntil: 'domcontentloaded' })
  const tree = await page.evaluate(() => {
    const names: Record<string, string> = { class: 'className', for: 'htmlFor' }
    function read(node: ChildNode): unknown {
      if (node.nodeType === 3) return node.textContent ?? ''
      if (!(node instanceof Element)) return ''
      const attributes = [...node.attributes].filter(({ name }) => name !== 'style')
      return [
        node.tagName.toLowerCase(),
        Object.fromEntries(attributes.map(({ name, value }) => [names[name] ?? name, value])),
        [...node.childNodes].filter((child) => child.nodeType !== 8).map(read),
      ]
    }
    return [...(document.getElementById('root')?.childNodes ?? [])].filter((child) => child.nodeType !== 8).map(read)
  })
  await page.close()
  return tree as Node[]
}
