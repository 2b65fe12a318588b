import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from '../../tooling/compile-messages.ts'

/** Widgets whose texts the first pages show; the others' texts travel with their own screens. */
const firstPageTexts =
  /\/(src\/messages|price|field|product-card|product-grid|quantity-control|collection-header|tile-grid|navigation-bar|site-footer|language-switcher|toast|dialog|drawer|error-notice|empty-state)(\/messages)?\/[a-z]{2}\.json$/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compiledMessages()],
  publicDir: 'public',
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
                // One chunk of everything that every page runs: fewer requests and better compression than Vite's defaults.
                {
                  name: 'core',
                  test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|wouter|regexparam|@tanstack|zustand|use-sync|icu-minify)|apps\/storefront\/src\/(entry-client|shell|routes|messages\/[a-z-]+\.ts|composition|boot|cart-handover|head)|storefront-hooks\/src\/(http|catalog|cart|session|settings|storage|storefront)|storefront-core\/src/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: (id: string) => {
                    const language = /\/messages\/([a-z]{2})\.json$/.exec(id)?.[1]
                    return language !== undefined && language !== 'en' && firstPageTexts.test(id) ? `texts-${language}` : null
                  },
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  css: { transformer: 'lightningcss', lightningcss: { targets: { chrome: 111 << 16, safari: 16 << 16, firefox: 113 << 16 } } },
  ssr: { noExternal: [/^@krishi\//, 'icu-minify', 'lucide-react', 'class-variance-authority'] },
}))
