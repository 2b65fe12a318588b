import { browserEnvironment } from '@krishi/storefront-hooks/browser'
import { readSettings } from '@krishi/storefront-hooks/settings'
import { createStorefront, StorefrontProvider } from '@krishi/storefront-hooks/storefront'
import '@krishi/storefront-ui/styles.css'
import { createRoot } from 'react-dom/client'
import { createPorts, locale } from './shop'
import { ShopPage } from './shop-page'

const ports = createPorts()
const settings = await readSettings(ports)
const storefront = createStorefront({ ports, locale, settings, ...browserEnvironment(window) })
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

createRoot(root).render(
  <StorefrontProvider storefront={storefront}>
    <ShopPage />
  </StorefrontProvider>,
)
