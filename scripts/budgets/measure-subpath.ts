import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** What every page that embeds a widget has anyway. */
const alreadyThere = /^(react|react-dom|scheduler)(\/|$)/

/** Bytes, minified and gzipped, of one file of a package with all that it imports but React, now and later. */
export async function measureSubpath(file: string): Promise<number> {
  const chunks = await bundle(file)
  return weigh(chunks.map(({ code }) => code))
}

/** As `measureSubpath`, without what is imported later. */
export async function measureFirstLoad(file: string): Promise<number> {
  const chunks = await bundle(file)
  const entry = chunks.filter(({ isEntry }) => isEntry)
  const needed = new Set(entry.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  return weigh(chunks.filter(({ fileName }) => needed.has(fileName)).map(({ code }) => code))
}

function weigh(codes: readonly string[]): number {
  return gzipSync(codes.join(''), { level: 9 }).length
}

async function bundle(file: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: file, formats: ['es'], fileName: 'measured' },
      // A library of Vite keeps its line breaks and comments, among them one for each module.
      rolldownOptions: { external: alreadyThere, output: { minify: true } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
  return files.filter((output) => output.type === 'chunk')
}
