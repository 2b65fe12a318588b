import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  buildClientSchema,
  concatAST,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'

const published = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json')
const folder = join(import.meta.dirname, '../src/operations')

/** The schema of the Storefront API as Shopify publishes it, without its comments. */
export function readSchema(): GraphQLSchema {
  const text = readFileSync(published, 'utf8')
  const bare: unknown = JSON.parse(text, (key, value: unknown) => (key === 'description' ? null : value))
  return buildClientSchema(bare as IntrospectionQuery)
}

/** All operations and fragments of the adapter. */
export function readOperations(): DocumentNode {
  const files = readdirSync(folder).sort()
  return concatAST(files.map((file) => parse(readFileSync(join(folder, file), 'utf8'), { noLocation: true })))
}
