import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from '../../tooling/compile-messages.ts'
import { textModules } from './text-modules.ts'

/** What every page runs. One chunk of it means fewer requests and better compression than many small ones. */
const everyPage = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack|zustand|use-sync-external-store|icu-minify|class-variance-authority|clsx)\//,
  /apps\/storefront\/src\/(entry-client|shell|routes|composition|boot|cart-handover|messages)\b.*\.(ts|tsx|json)$/,
  /storefront-hooks\/src\/(http|query|catalog|cart|clock|session|settings|storage|storefront|telemetry)\//,
  /storefront-core\/src\/(availability|cart|catalog|contract|digits|format|locale|money|pricing|result|settings|shape)\//,
  /storefront-ui\/src\/(i18n|navigation-bar|site-footer|language-switcher|product-card|product-grid|quantity-control)\//,
  /storefront-ui\/src\/primitives\/(badge|button|icon|image|price|skeleton|spinner|text|toast|live-region|visually-hidden|empty-state|error-notice)\//,
  /storefront-widgets\/src\/product-(card|listing)\//,
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), compiledMessages(), textModules()],
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
                {
                  name: 'core',
                  test: (id: string) => everyPage.some((pattern) => pattern.test(id)),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  css: {
    transformer: 'lightningcss',
    // Browsers of 2023: older targets would rewrite logical properties and double every oklch colour.
    lightningcss: { targets: { chrome: 111 << 16, safari: 16 << 16, firefox: 113 << 16 } },
  },
  ssr: { noExternal: [/^@krishi\//, 'icu-minify', 'lucide-react', 'class-variance-authority'] },
}))
