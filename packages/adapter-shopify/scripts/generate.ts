// `pnpm generate`: writes `src/generated/operations.ts` of the `.graphql` files and the schema that Shopify publishes.
import { writeFileSync } from 'node:fs'
import { generatedFile, writeOperations } from './write-operations.ts'

writeFileSync(generatedFile, await writeOperations())
