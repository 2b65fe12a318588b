import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** What every page that embeds a widget has anyway. */
const alreadyThere = /^(react|react-dom|scheduler)(\/|$)/

/** Bytes, minified and gzipped, of one file of a built package with all that it imports but React. */
export async function measureSubpath(file: string): Promise<number> {
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
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return gzipSync(code, { level: 9 }).length
}
