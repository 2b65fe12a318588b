import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildElements } from '@krishi/storefront-elements/build'
import { build } from 'vite'
import { buildBoot } from './build-boot.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const compressible = /\.(js|css|svg|json|txt)$/

/** Builds the client, the server's renderer, the inline boot script and the elements for other pages into `dist`. */
export async function buildShop(): Promise<void> {
  // Whatever it is where the build runs: with another one the server's half would ask React for what only developers have.
  process.env['NODE_ENV'] = 'production'
  const engine = process.env['ENGINE'] || 'own'
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: true } })
  await mkdir(join(root, 'dist/boot'), { recursive: true })
  await writeFile(join(root, 'dist/boot/boot.js'), await buildBoot())
  const { file, integrity } = await buildElements(join(root, 'dist/client/embed'), engine !== 'own')
  console.log(`Elements: /embed/${file} integrity="${integrity}"`)
  await precompress(join(root, 'dist/client'))
}

/** Writes each asset once more in brotli and gzip, so that serving costs nothing. */
async function precompress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildShop()
