import { needsSession, type Operation } from '@krishi/storefront-core/contract'
import { z, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { errorStatus, type ApiErrorCode } from './error-codes.ts'
import type { OperationRoute } from './operation-route.ts'
import type { ServedOperation } from './served-operations.ts'

const envelope = z
  .object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).exactOptional() })
  .openapi('Error')

function refusalsByStatus(codes: readonly ApiErrorCode[]): RouteConfig['responses'] {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => errorStatus[code] === status).join(', '),
        content: { 'application/json': { schema: envelope } },
      },
    ]),
  )
}

function headersOf(operation: Operation) {
  return z.object({
    'user-language': z.string().optional(),
    ...(operation.apiVersion && { 'api-version': z.literal(operation.apiVersion).optional() }),
    ...(operation.sendsUserId && { userId: z.string().optional() }),
    ...(operation.idempotent && { 'idempotency-key': z.string().min(8).max(100) }),
  })
}

const always: readonly ApiErrorCode[] = ['request/invalid', 'request/rate-limited', 'network/server']

/** Adds an operation to the OpenAPI document, from the same table and schemas that serve it. */
export function describeOperation<Name extends ServedOperation>(
  registry: OpenAPIHono['openAPIRegistry'],
  route: OperationRoute<Name>,
  operation: Operation,
): void {
  const parts: { readonly path?: z.ZodType; readonly query?: z.ZodType; readonly body?: z.ZodType } = route.request
  const codes = [
    ...always,
    ...(parts.body ? (['request/too-large'] as const) : []),
    ...(needsSession(operation) ? (['auth/required'] as const) : []),
    ...route.refusals,
  ]
  const bodyType = operation.isMultipart ? 'multipart/form-data' : 'application/json'
  registry.registerPath({
    operationId: route.name,
    tags: [route.name.split('.')[0] ?? ''],
    summary: route.summary,
    method: (operation.method ?? 'GET').toLowerCase() as 'get' | 'post' | 'put' | 'delete',
    path: operation.path.replaceAll(/:(\w+)/g, '{$1}'),
    ...(needsSession(operation) && { security: [{ bearer: [] }] }),
    request: {
      headers: headersOf(operation),
      ...(parts.path && { params: parts.path as z.ZodObject }),
      ...(parts.query && { query: parts.query as z.ZodObject }),
      ...(parts.body && { body: { required: true, content: { [bodyType]: { schema: parts.body } } } }),
    },
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: route.response } } },
      ...refusalsByStatus(codes),
    },
  })
}
