import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from '../../tooling/compile-messages.ts'
import { leanModules } from './lean-modules.ts'
import { textModules } from './text-modules.ts'

/** React's own `useSyncExternalStore` under the name that the router imports it by. */
const reactStore = fileURLToPath(new URL('./src/composition/react-store.ts', import.meta.url))

/**
 * What every page runs and what the shop window shows, with all that they import: one chunk means fewer requests and
 * better compression than several. A listing is 1.3 KiB smaller for it.
 */
const core =
  /storefront\/src\/(entry-client|shell\/breadcrumb|routes\/prefetch-status|pages\/use-listing-total)\.tsx?$|storefront-ui\/src\/(collection-header\/collection-header|primitives\/safe-html\/safe-html)\.tsx$|storefront-hooks\/src\/catalog\/use-catalog\.ts$|storefront-widgets\/src\/product-(card|listing)\/product-\w+-widget\.tsx$/

/** What the first touch of a page asks for, in one request. */
const touched =
  /storefront\/src\/shell\/(header|footer|toaster|scroll-memory)\.tsx?$|storefront-hooks\/src\/(cart\/create-cart-store|query\/query-engine)\.ts$/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compiledMessages(), textModules(), leanModules()],
  build: {
    target: 'es2022',
    manifest: true,
    // The boot script asks for exactly what a page needs; Vite's own preloads would compete with the first picture.
    modulePreload: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'core', test: core, priority: 2, includeDependenciesRecursively: true },
                { name: 'touched', test: touched, priority: 1, includeDependenciesRecursively: true },
              ],
            },
          },
        },
  },
  resolve: {
    // React has had this hook for years; the router's shim for older ones is dead weight.
    alias: { 'use-sync-external-store/shim/index.js': reactStore },
  },
  css: {
    transformer: 'lightningcss',
    // Browsers of 2023: older targets would rewrite logical properties and double every oklch colour.
    lightningcss: { targets: { chrome: 111 << 16, safari: 16 << 16, firefox: 113 << 16 } },
  },
  ssr: { noExternal: [/^@krishi\//, 'icu-minify', 'lucide', 'class-variance-authority'] },
}))
