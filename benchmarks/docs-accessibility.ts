/**
 * Lighthouse's accessibility score of the docs site (target 100), as `pnpm site` has built it: the page with the sidebar, and pages of the
 * docs. What costs points is named below the table.
 */
import { preview } from 'vite'
import { auditPage } from './lib/audit-page.ts'

const server = await preview({
  root: new URL('../apps/storybook', import.meta.url).pathname,
  configFile: false,
  build: { outDir: 'dist' },
  preview: { host: '127.0.0.1', port: 0 },
})
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const docs = [
  ...['start-here-introduction', 'start-here-search', 'foundations-colour', 'guides-writing'],
  ...['primitives-button', 'checkout-coupon-modal', 'connected-cart-drawer', 'elements-buy-button'],
]
const faults: string[] = []

console.log('| page | accessibility |\n|---|--:|')
for (const path of ['/', ...docs.map((id) => `/iframe.html?id=${id}--docs&viewMode=docs`)]) {
  const { audits, categories } = await auditPage(origin + path, ['accessibility'])
  console.log(`| ${path} | ${String(Math.round((categories['accessibility']?.score ?? 0) * 100))} |`)
  for (const { id, weight } of categories['accessibility']?.auditRefs ?? []) {
    if (weight > 0 && audits[id]?.score === 0) faults.push(`${path}: ${audits[id].title}`)
  }
}
await server.close()
if (faults.length > 0) console.log(`\n${faults.join('\n')}`)
