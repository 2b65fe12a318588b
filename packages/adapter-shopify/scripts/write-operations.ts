import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'
import { readOperations, readSchema } from './schema.ts'

/** The file that `writeOperations` writes. */
export const generatedFile: string = join(import.meta.dirname, '../src/generated/operations.ts')

const head = `// Written by \`pnpm generate\` from src/operations and the schema of @shopify/hydrogen-react. Do not edit.
import type { Operation } from '../ports/operation.ts'
`

/** Scalars as JSON has them. Amounts are decimal texts, and so is everything else that Shopify names by itself. */
const scalars = Object.fromEntries(
  'Color DateTime Decimal HTML ISO8601DateTime JSON URL UnsignedInt64'.split(' ').map((name) => [name, 'string']),
)

/** The types of what the operations take and give, and their texts without spaces. */
export async function writeOperations(): Promise<string> {
  const schema = readSchema()
  const documents = readOperations()
  const types = await codegen({
    schema: parse(printSchema(schema)),
    filename: generatedFile,
    documents: [{ location: 'src/operations', document: documents }],
    plugins: [{ types: {} }],
    pluginMap: { types: operationTypes },
    config: {
      immutableTypes: true,
      skipTypename: true,
      strictScalars: true,
      mergeFragmentTypes: true,
      scalars: { ...scalars, ID: 'string' },
    },
  })
  return [head, types, ...textsOf(documents)].join('\n')
}

function textsOf({ definitions }: DocumentNode): readonly string[] {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  return [
    ...fragments.map((fragment) => `const ${fragment.name.value}Text = '${textOf(fragment)}'`),
    ...operations.map((operation) => constantOf(operation, fragments)),
    '',
  ]
}

function constantOf(operation: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]): string {
  const name = operation.name?.value ?? ''
  const kind = operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query'
  const parts = [`'${textOf(operation)}'`, ...fragmentsOf(operation, fragments).map((part) => `${part}Text`)]
  const type = `Operation<${name}${kind}, ${name}${kind}Variables>`
  return `export const ${name}: ${type} = (${parts.join(' + ')}) as ${type}`
}

/** The fragments that something spreads, and those that these spread, each once. */
function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): readonly string[] {
  const names = new Set<string>()
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) })
  const spread = fragments.filter(({ name }) => names.has(name.value))
  return [...new Set(spread.flatMap((part) => [part.name.value, ...fragmentsOf(part, fragments)]))].sort()
}

function textOf(node: OperationDefinitionNode | FragmentDefinitionNode): string {
  return stripIgnoredCharacters(print(node)).replaceAll("'", "\\'")
}
