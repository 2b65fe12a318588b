import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from '../../tooling/compile-messages.ts'
import { bundleTargets, sheetTargets } from '../../tooling/oldest-browsers.ts'
import { chunkLoading } from './chunk-loading.ts'
import { plannedChunks } from './planned-chunks.ts'

/** The module in whose place pages get the ports of another engine; the server has them all. */
const engine = process.env['ENGINE'] || 'own'
const enginePorts =
  engine === 'own'
    ? []
    : [
        {
          find: /^\.\/(composition\/)?browser-ports\.ts$/,
          replacement: fileURLToPath(new URL(`src/composition/browser-ports-${engine}.ts`, import.meta.url)),
        },
      ]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    compiledMessages(),
    chunkLoading(),
    plannedChunks({
      pages: /^src\/pages\//,
      busyPages: /^src\/pages\/(home|collection|product|search|brand|similar)-page\./,
      // What stands around every page, and what leads to the next one.
      firstTouch:
        /features\/(frame\/(header|footer|toaster)|head\/heads)\.tsx?$|routes\/load-page\.ts$|navigation\/scroll-memory\.ts$/,
    }),
  ],
  resolve: { alias: enginePorts },
  build: {
    target: 'es2022',
    manifest: true,
    // The boot script asks for exactly what a page needs; Vite's own preloads would compete with the first picture.
    modulePreload: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // The minifier would have older browsers in mind than the compiler, and write each colour twice.
    cssTarget: bundleTargets,
    rolldownOptions: isSsrBuild ? { input: 'src/entry-server.tsx' } : { input: 'src/entry-client.tsx' },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: sheetTargets },
  },
  ssr: { noExternal: [/^@krishi\//, 'icu-minify', 'lucide'] },
}))
