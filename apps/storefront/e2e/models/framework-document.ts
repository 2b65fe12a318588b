import { readFileSync } from 'node:fs'

const products = {
  first: 'taraposhan-potassium-nitrate-13-00-45',
  second: 'sarayukavach-navrin-tebuconazole-25-9-ec-fungicide',
}
const blockTheme = new URL('../../../../test-fixtures/host-sheets/wordpress-block-theme.css', import.meta.url)

/**
 * The page around the body of a framework. The script of the elements comes last, when the framework has set its properties.
 *
 * @param name The framework.
 * @param shop The origin of the shop; empty on its own.
 * @param head What comes before all else.
 */
export function frameworkDocument(name: string, body: string, shop = '', head = ''): string {
  const style = name === 'WordPress' ? readFileSync(blockTheme, 'utf8') : ''
  const names = Object.entries(products).map(([key, handle]) => `${key} = ${JSON.stringify(handle)}`)
  return `<!doctype html><html lang="en"><head>${head}<title>A village shop</title><style>${style}</style>
    <meta name="viewport" content="width=device-width"><script>var ${names.join(', ')}</script></head>
    <body>${body}<script type="module" src="${shop}/embed/v1.js" data-locale="en"></script></body></html>`
}
