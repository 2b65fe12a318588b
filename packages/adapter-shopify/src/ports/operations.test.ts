import { readFileSync } from 'node:fs'
import { Kind, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readSchema } from '../../scripts/schema.ts'
import { generatedFile, writeOperations } from '../../scripts/write-operations.ts'
import * as operations from '../generated/operations.ts'
import { askForCards } from './ask-for-cards.ts'

const schema = readSchema()
const texts: readonly (readonly [name: string, text: string])[] = Object.entries(operations)

describe('the operations for Shopify', () => {
  it.each(texts)(
    '%s is valid by the published schema, uses nothing that is deprecated, and asks for prices in India',
    (name, text) => {
      const document = parse(text)
      const [operation] = document.definitions
      expect(validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule])).toEqual([])
      expect(operation?.kind === Kind.OPERATION_DEFINITION && operation.name?.value).toBe(name)
      expect(text).toContain('@inContext(country:IN')
    },
  )

  it('are valid for any number of products by their handles', () => {
    for (const count of [1, 2, 20]) {
      const { operation, variables } = askForCards(Array.from({ length: count }, (_, place) => `product-${place}`))
      expect(validate(schema, parse(operation))).toEqual([])
      expect(Object.keys(variables)).toHaveLength(count)
    }
  })

  it('are generated: after a change of theirs `pnpm generate` writes them anew', async () => {
    expect(readFileSync(generatedFile, 'utf8')).toBe(await writeOperations())
  })
})
