import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { preview } from 'vite'
import { chromiumLaunch } from '../../tooling/browser/chromium.ts'
import { root } from '../lib/root.ts'
import { runCommand } from '../lib/run-command.ts'
import { hostPageProblems } from './host-pages.ts'
import { installedVersion, newestReact } from './react-versions.ts'
import type { ReactVersion } from './react-versions.ts'
import { readmeExample } from './readme-example.ts'
import { serverComponentProblems } from './server-components.ts'
import { shopPageProblems } from './shop-page.ts'

const tools = ['vite', 'typescript'] as const

/** Where a site is, and what it is tried for. */
export interface PartnerSite {
  readonly folder: string
  readonly react: ReactVersion
}

/**
 * Makes the site of a partner outside the workspace: an empty Vite app that installs the packed packages beside its own React and shows
 * widgets, that of the README among them.
 */
export function createPartnerSite(archives: ReadonlyMap<string, string>, react: ReactVersion): PartnerSite {
  const folder = mkdtempSync(join(tmpdir(), 'krishi-partner-'))
  cpSync(join(root, 'test-fixtures/partner-site'), folder, { recursive: true })
  writeFileSync(join(folder, 'readme-example.tsx'), readmeExample())
  const packed = Object.fromEntries([...archives].map(([name, archive]) => [name, `file:${archive}`]))
  const others = tools.map((name) => [name, installedVersion(name, join(root, 'node_modules'))])
  const manifest = {
    name: 'partner',
    private: true,
    type: 'module',
    dependencies: { ...packed, ...react, ...(Object.fromEntries(others) as Record<string, string>) },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  // JSON is YAML. The packages name each other by version, which no registry has yet.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides: packed, allowBuilds: { esbuild: false } }),
  )
  return { folder, react }
}

/** Installs, type-checks, builds and opens the site. Returns what went wrong, in the words of the tool that failed. */
export async function tryPartnerSite({ folder, react }: PartnerSite): Promise<string[]> {
  const steps: readonly (readonly [string, readonly string[]])[] = [
    ['pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']],
    ['pnpm', ['exec', 'tsc', '-p', '.']],
    ['pnpm', ['exec', 'vite', 'build']],
    ['pnpm', ['exec', 'vite', 'build', '--ssr', 'shop-server.tsx', '--outDir', 'dist-server']],
  ]
  for (const [command, parameters] of steps) {
    const { exitCode, output } = await runCommand(command, parameters, { cwd: folder, quiet: true })
    if (exitCode !== 0) return [`A partner's ${[command, ...parameters].join(' ')} fails:\n${output}`]
  }
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const site = server.resolvedUrls?.local[0] ?? ''
    const problems = await shopPageProblems(await browser.newPage(), site, folder)
    if (react === newestReact) {
      const page = await browser.newPage()
      await page.goto(site)
      const dist = join(folder, 'node_modules/@krishi/storefront-ui/dist')
      problems.push(...(await pageProblems(page)), ...(await hostPageProblems(browser, site, dist)))
      problems.push(...(await serverComponentProblems(folder)))
    }
    return problems.map((problem) => `React ${react.react}: ${problem}`)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function pageProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`The partner's page fails: ${error.message}`))
  const widget = page.locator('summary')
  await widget
    .waitFor({ timeout: 10_000 })
    .catch(() => problems.push('The widget does not appear on the partner’s page.'))
  if (problems.length > 0) return problems
  const label = (await widget.getAttribute('aria-label')) ?? ''
  if (!label.includes('भाषा')) problems.push(`The widget does not speak Hindi: its name is "${label}".`)
  const { height } = (await widget.boundingBox()) ?? { height: 0 }
  if (height < 44) problems.push(`The style sheet does not reach the widget: it is ${height} px high, not 44 or more.`)
  const button = await page.locator('[data-scope="error-notice"]').getByRole('button').boundingBox()
  if ((button?.height ?? 0) < 44) problems.push('The sheet of a widget does not bring that of the button in it.')
  if (!(await hasActionTextColour(page.locator('[data-scope="quantity-control"]').getByRole('button').first()))) {
    problems.push('The button in the example of the README does not have the text colour of actions.')
  }
  const amount = await page.locator('output').textContent()
  if (amount !== '₹1,23,456')
    problems.push(`The core of the partner's page says ${amount ?? 'nothing'}, not ₹1,23,456.`)
  return problems
}

/** Where the reset wins over the sheet of the widget, the button has the text colour of the page. */
function hasActionTextColour(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'var(--sf-color-action-text)'
    return getComputedStyle(probe).color === getComputedStyle(element).color
  })
}
