// `pnpm packages`: packs, examines and uses the packages as their readers get them.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { matrixPart } from '../tooling/test-matrix.ts'
import { reportProblems } from './lib/report-problems.ts'
import { root } from './lib/root.ts'
import { declarationProblems } from './packages/declarations.ts'
import { tryExampleAdapter } from './packages/example-adapter.ts'
import { lintArchive } from './packages/lint-archive.ts'
import { packPackage } from './packages/pack.ts'
import { createPartnerSite, tryPartnerSite } from './packages/partner-site.ts'
import { publishedPackages } from './packages/published-packages.ts'
import { newestReact, olderReacts } from './packages/react-versions.ts'
import { checkSboms } from './packages/sboms.ts'
import { tryShopExamples } from './packages/shop-examples.ts'

const folder = join(root, 'reports/archives')
const problems: string[] = []
const archives = new Map<string, string>()
rmSync(folder, { recursive: true, force: true })

for (const published of publishedPackages) {
  console.log(`${published.name}: pack, examine`)
  const packed = await packPackage(published, folder)
  if (!packed.ok) {
    problems.push(`${published.name} cannot be packed, so nothing can be published:\n${packed.failure}`)
    continue
  }
  const { archive } = packed
  archives.set(published.name, archive)
  problems.push(...(await lintArchive(published, archive)))
}

if (archives.size === publishedPackages.length) {
  for (const react of [newestReact, ...olderReacts]) {
    console.log(`A partner with React ${react.react} installs the packed packages and shows widgets`)
    const site = createPartnerSite(archives, react)
    const found = await tryPartnerSite(site)
    if (react === newestReact) found.push(...(await declarationProblems(site.folder, publishedPackages)))
    problems.push(...found)
    if (found.length === 0) rmSync(site.folder, { recursive: true })
  }
  // The gate runs the same suites on the HTTP adapter, and the same widgets on the page of a partner.
  if (matrixPart !== 'gate') problems.push(...(await tryExampleAdapter(archives)), ...(await tryShopExamples(archives)))
}
problems.push(...(await checkSboms(join(root, 'reports/sbom'))))
reportProblems(problems, `${archives.size} packages`)
