import { writeFileSync } from 'node:fs'
import { describePorts } from '@krishi/storefront-hooks/testing'
import { aMedusaShop } from './testing/a-medusa-shop.ts'

const { sample, findable, newGuest, newShopper } = aMedusaShop()

describePorts(
  'Medusa',
  () => {
    const ports = newGuest()
    return { ports, sample, signIn: () => newShopper(ports) }
  },
  {
    findable,
    onReport: (report) =>
      writeFileSync(new URL('../capabilities.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`),
  },
)
