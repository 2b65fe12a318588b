import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../scripts/lib/run-command.ts'

/** What is compared with the elements. */
export const buyButton = '@shopify/buy-button-js@3.0.6'

const price = { amount: '450.0', currencyCode: 'INR' }
const nothing = { pageInfo: { hasNextPage: false, hasPreviousPage: false }, edges: [] }
const day = '2026-01-01T00:00:00Z'

/** The one product of its shop, as the Storefront API of Shopify tells it. */
export const productAnswer = {
  data: {
    node: {
      __typename: 'Product',
      id: 'gid://shopify/Product/1',
      availableForSale: true,
      createdAt: day,
      updatedAt: day,
      publishedAt: day,
      descriptionHtml: '',
      description: '',
      handle: 'tomato-seeds',
      productType: 'Seeds',
      title: 'Tomato seeds',
      vendor: 'Dharti Seeds',
      onlineStoreUrl: null,
      options: [{ id: 'gid://shopify/ProductOption/1', name: 'Pack', values: ['500 g'] }],
      images: nothing,
      variants: {
        ...nothing,
        edges: [
          {
            cursor: '1',
            node: {
              id: 'gid://shopify/ProductVariant/1',
              title: '500 g',
              price,
              priceV2: price,
              weight: 0.5,
              available: true,
              sku: '1',
              compareAtPrice: null,
              compareAtPriceV2: null,
              image: null,
              selectedOptions: [{ name: 'Pack', value: '500 g' }],
              unitPrice: null,
              unitPriceMeasurement: null,
            },
          },
        ],
      },
    },
  },
}

/** Its script, by npm: as a dependency it would bring 158 packages, of which a page loads none. */
export async function readBuyButton(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krishi-buy-button-'))
  try {
    const packed = await runCommand('npm', ['pack', buyButton, '--silent'], { cwd: folder, quiet: true })
    const archive = packed.output.trim()
    const { exitCode } = await runCommand('tar', ['-xzf', archive], { cwd: folder, quiet: true })
    if (exitCode === 0) return await readFile(join(folder, 'package/dist/buybutton.min.js'), 'utf8')
    throw new Error(`npm did not bring ${buyButton}. There is nothing to compare with. See what it says: ${archive}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}
