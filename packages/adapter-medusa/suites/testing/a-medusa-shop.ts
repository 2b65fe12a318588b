import type { FindableSample, ShopSample } from '@krishi/storefront-hooks/testing'
import { createMedusaPorts, type MedusaPorts, type MedusaPortsOptions } from '../../src/ports/create-medusa-ports.ts'

/** How long a call of a test may take, in ms: a machine that does other things as well is no failure of the adapter. */
const patience = 120_000

/** A Medusa server with our catalogue, as `npm run test:medusa` starts one. */
export interface MedusaUnderTest {
  readonly options: Pick<MedusaPortsOptions, 'baseUrl' | 'publishableKey' | 'regionId' | 'shipping'>
  /** The admin API's token and what it needs to make goods. */
  readonly adminToken: string
  readonly salesChannelId: string
  readonly stockLocationId: string
  readonly shippingProfileId: string
  readonly sample: ShopSample
  readonly findable: FindableSample
}

/** The server that the tests run on. */
export function aMedusaShop() {
  const told = process.env['MEDUSA_UNDER_TEST']
  if (!told) throw new Error('No Medusa is told of, so nothing can be proved on one. Run `npm run test:medusa`.')
  const server = JSON.parse(told) as MedusaUnderTest
  return {
    ...server,
    /** The ports of a guest on a page in English. */
    newGuest: (own: Partial<MedusaPortsOptions> = {}): MedusaPorts =>
      createMedusaPorts({ ...server.options, locale: 'en', timeoutMs: patience, ...own }),
    /** Makes a customer whom nobody has been yet, and signs in. */
    newShopper: (ports: MedusaPorts) =>
      ports.registerByEmail({
        email: `${crypto.randomUUID()}@shop.example`,
        password: 'a long password',
        name: 'Lakshmi Gowda',
        mobileNumber: '9845012345',
      }),
  }
}
