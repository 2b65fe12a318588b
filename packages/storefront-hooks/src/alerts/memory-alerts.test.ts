import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { aShop } from '../memory/fixtures.ts'
import { describeAlertsPort } from './alerts-port.contract.ts'
import { createMemoryAlertsPort } from './index.ts'

describeAlertsPort(() => {
  const backend = createMemoryBackend({ shop: aShop() })
  return { port: createMemoryAlertsPort(backend), variantId: backend.shop().products[0]?.variants[0]?.id ?? '' }
})
