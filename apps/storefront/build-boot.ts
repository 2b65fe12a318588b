import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds the inline boot script: one text that imports nothing, for the HTML of every page. */
export async function buildBoot(): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/boot/inline-boot-entry.ts', formats: ['iife'], name: 'boot' },
    },
  })
  const files = [built].flat().flatMap((output) => ('output' in output ? output.output : []))
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}
