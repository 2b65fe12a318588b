import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../../../scripts/lib/run-command.ts'
import { makeTemporaryFolder } from '../../../../tooling/temporary-folder/temporary-folder.ts'
import { frameworkPages } from './framework-pages.ts'
import type { FrameworkPage } from './framework-pages.ts'

const vite = '8.3.8'

async function run(folder: string, ...parameters: readonly string[]): Promise<void> {
  const { exitCode, output } = await runCommand('pnpm', parameters, { cwd: folder, quiet: true })
  if (exitCode === 0) return
  throw new Error(
    `pnpm ${parameters.join(' ')} fails in ${folder}, so no page of a framework can be shown. Mend what it says:\n${output}`,
  )
}

/** Installs the frameworks of all pages outside the workspace, from the registry. Returns the folder. */
export async function installFrameworks(): Promise<string> {
  const folder = makeTemporaryFolder('frameworks')
  const packages = Object.values(frameworkPages).map((page) => page.packages)
  const dependencies = Object.assign({ vite }, ...packages) as Readonly<Record<string, string>>
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  // JSON is YAML.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ allowBuilds: { esbuild: false } }))
  await run(folder, 'install', '--prefer-offline', '--no-frozen-lockfile')
  return folder
}

/** Writes the files of a page and builds them; returns what stands in its body. */
export async function buildFrameworkPage(folder: string, name: string, page: FrameworkPage): Promise<string> {
  const { 'index.html': html } = page.files
  if (html !== undefined) return html
  const place = join(folder, name.replaceAll(/\W/g, '-'))
  mkdirSync(place)
  for (const [file, text] of Object.entries(page.files)) writeFileSync(join(place, file), text)
  const [imported = '', plugin = ''] = page.plugin ?? []
  const input = Object.keys(page.files).find((file) => file.startsWith('main.'))
  const build = { modulePreload: false, rollupOptions: { input, output: { entryFileNames: 'page.js' } } }
  writeFileSync(
    join(place, 'vite.config.js'),
    `${imported}\nexport default { logLevel: 'warn', plugins: [${plugin}], build: ${JSON.stringify(build)} }`,
  )
  await run(place, 'exec', 'vite', 'build')
  const script = readFileSync(join(place, 'dist/page.js'), 'utf8')
  return `<div id="app"></div><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`
}
