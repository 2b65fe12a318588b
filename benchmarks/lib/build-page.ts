import { readdir, readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compiledMessages } from '../../tooling/compile-messages.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** A page as one text: its style and its script, of one chunk. `entry` is relative to `benchmarks`, `width` a CSS length. */
export async function buildPage(entry: string, width = 'auto'): Promise<string> {
  const outDir = `${root}.page`
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]', codeSplitting: false },
      },
    },
  })
  const files = await readdir(outDir)
  const style = files.includes('page.css') ? await readFile(`${outDir}/page.css`, 'utf8') : ''
  const script = await readFile(`${outDir}/page.js`, 'utf8')
  await rm(outDir, { recursive: true, force: true })
  const code = script.replaceAll('</script', '<\\/script')
  return `<!doctype html><style>${style}</style><div id="root" style="width: ${width}"></div><script type="module">${code}</script>`
}
