import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { execute, getDirectiveValues, GraphQLError, Kind, parse, validate, type OperationDefinitionNode } from 'graphql'
import { readSchema } from '../../scripts/schema.ts'
import { createCarts } from './carts.ts'
import type { Buyer } from './catalogue-nodes.ts'
import { createRoot } from './root.ts'

/** What an answer is instead of what was asked for. */
export interface Fault {
  readonly status?: number
  readonly body?: unknown
}

/** The shop, and what a test turns on it. */
export interface ShopServer {
  readonly url: string
  /** The names of the operations that were asked for, since the last look. */
  readonly calls: () => readonly string[]
  /** The headers of the last request. */
  readonly lastHeaders: () => IncomingMessage['headers']
  readonly failNext: (fault: Fault) => void
  /** The version that answers from now on. */
  readonly serveVersion: (version: string) => void
  readonly hideStock: (isHidden: boolean) => void
  readonly forgetCarts: () => void
  readonly close: () => void
}

const schema = readSchema()
const pinned = '2026-04'

/** Starts a shop that answers by the published schema, over HTTP, with data of ours. It is not Shopify: it does what its documents say. */
export async function startShopServer(): Promise<ShopServer> {
  let version = pinned
  let isStockHidden = false
  let headers: IncomingMessage['headers'] = {}
  let asked: string[] = []
  const faults: Fault[] = []
  const server = createServer((request, response) => {
    headers = request.headers
    void bodyOf(request).then((body) => respond(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const { forget, ...mutations } = createCarts(host)
  const rootValue = { ...createRoot(`http://${host}`), ...mutations }

  function answer(body: string): Promise<object> | object {
    const { query, variables } = JSON.parse(body) as {
      readonly query: string
      readonly variables: Record<string, unknown>
    }
    const document = parse(query)
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors }
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
    if (!operation) return { errors: [new GraphQLError('No operation')] }
    asked.push(operation.name?.value ?? '')
    const contextValue: Buyer = { ...buyerOf(operation, variables), seesStock: !isStockHidden }
    return Promise.resolve(execute({ schema, document, rootValue, contextValue, variableValues: variables }))
  }

  async function respond(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const fault = faults.shift()
    const isKnown = request.url === `/api/${pinned}/graphql.json`
    const status = fault?.status ?? (isKnown ? 200 : 404)
    response.writeHead(status, { 'content-type': 'application/json', 'x-shopify-api-version': version })
    const told = fault ? (fault.body ?? {}) : isKnown ? await answer(body) : {}
    response.end(typeof told === 'string' ? told : JSON.stringify(told))
  }

  return {
    url: `http://${host}`,
    calls() {
      const since = asked
      asked = []
      return since
    },
    lastHeaders: () => headers,
    failNext: (fault) => void faults.push(fault),
    serveVersion: (served) => void (version = served),
    hideStock: (isHidden) => void (isStockHidden = isHidden),
    forgetCarts: forget,
    close: () => server.close(),
  }
}

/** Language and country, by `@inContext`. */
function buyerOf(operation: OperationDefinitionNode, variables: Record<string, unknown>): Omit<Buyer, 'seesStock'> {
  const directive = schema.getDirective('inContext')
  const told = directive ? getDirectiveValues(directive, operation, variables) : undefined
  return { language: String(told?.['language'] ?? 'EN'), country: String(told?.['country'] ?? 'US') }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
