import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { prepare, sendPrepared } from './prepared.ts'

const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Krishi API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="operations"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#operations', deepLinking: true })\n`

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

const facts = {
  openapi: '3.1.0',
  info: { title: 'Krishi API', version: '1.0.0', description: 'The shop behind the storefront. Amounts are paise.' },
  servers: [{ url: '/api' }],
}

/**
 * Serves how the operations of an app are called: the OpenAPI document at `/openapi.json` and its readable page at `/docs`, all
 * from this machine. All operations of the app are mounted already: the document is made and compressed here, so that no call waits
 * while it is.
 */
export function mountDocsPage(app: OpenAPIHono): void {
  const document = prepare([JSON.stringify(app.getOpenAPI31Document(facts))])
  app.get('/openapi.json', async (context) =>
    sendPrepared(context, await document, { 'content-type': 'application/json' }),
  )
  const { resolve } = createRequire(import.meta.url)
  app.get('/docs', (context) => {
    context.header('content-security-policy', policy)
    return context.html(page)
  })
  app.get('/docs/start.js', (context) =>
    context.body(start, 200, { 'content-type': files['swagger-ui-bundle.js'], 'cache-control': 'no-cache' }),
  )
  for (const [name, type] of Object.entries(files)) {
    app.get(`/docs/${name}`, (context) =>
      context.body(readFileSync(resolve(`swagger-ui-dist/${name}`), 'utf8'), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      }),
    )
  }
}
