import { OpenAPIHono } from '@hono/zod-openapi'
import { pincodeLookupRoute } from '../address/routes.ts'
import { priceAvailabilityRoute } from '../cart/routes.ts'
import { collectionProductsRoute, collectionRoute, menuRoute, productRoute } from '../catalog/routes.ts'
import { abandonedCheckoutRoute, createCheckoutRoute, updateCheckoutAddressRoute } from '../checkout/routes.ts'
import { orderDetailsRoute, placeOrderRoute } from '../orders/routes.ts'
import { readSessionRoute } from '../session/routes.ts'
import { addressFormSettingsRoute, configurationRoute, settingsByTypesRoute } from '../settings/routes.ts'
import { errorReportRoute } from '../telemetry/routes.ts'
import { mountDocsPage } from './docs-page.ts'
import { mountOperation, type MountOptions } from './mount-operation.ts'

/** Every operation, the OpenAPI document and its page. */
export function createOperationsApp(options: MountOptions): OpenAPIHono {
  const app = new OpenAPIHono()
  const { shop } = options
  mountOperation(app, options, readSessionRoute(shop))
  mountOperation(app, options, configurationRoute(shop))
  mountOperation(app, options, settingsByTypesRoute(shop))
  mountOperation(app, options, addressFormSettingsRoute(shop))
  mountOperation(app, options, menuRoute(shop))
  mountOperation(app, options, collectionRoute(shop))
  mountOperation(app, options, collectionProductsRoute(shop))
  mountOperation(app, options, productRoute(shop))
  mountOperation(app, options, priceAvailabilityRoute(shop))
  mountOperation(app, options, pincodeLookupRoute(shop))
  mountOperation(app, options, createCheckoutRoute(shop))
  mountOperation(app, options, abandonedCheckoutRoute(shop))
  mountOperation(app, options, updateCheckoutAddressRoute(shop))
  mountOperation(app, options, placeOrderRoute(shop))
  mountOperation(app, options, orderDetailsRoute(shop))
  mountOperation(app, options, errorReportRoute(shop))

  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Krishi API', version: '1.0.0', description: 'The shop behind the storefront. Amounts are paise.' },
    servers: [{ url: '/api' }],
  })
  mountDocsPage(app)
  return app
}
