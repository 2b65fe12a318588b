import { OpenAPIHono } from '@hono/zod-openapi'
import { collectionProductsRoute, collectionRoute, menuRoute, productRoute } from '../catalog/routes.ts'
import { readSessionRoute } from '../session/routes.ts'
import { mountDocsPage } from './docs-page.ts'
import { mountOperation, type MountOptions } from './mount-operation.ts'

/** Every operation, the OpenAPI document and its page. */
export function createOperationsApp(options: MountOptions): OpenAPIHono {
  const app = new OpenAPIHono()
  const { shop } = options
  mountOperation(app, options, readSessionRoute(shop))
  mountOperation(app, options, menuRoute(shop))
  mountOperation(app, options, collectionRoute(shop))
  mountOperation(app, options, collectionProductsRoute(shop))
  mountOperation(app, options, productRoute(shop))

  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Krishi API', version: '1.0.0', description: 'The shop behind the storefront. Amounts are paise.' },
    servers: [{ url: '/api' }],
  })
  mountDocsPage(app)
  return app
}
