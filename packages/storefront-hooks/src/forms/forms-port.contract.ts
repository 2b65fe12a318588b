import { leadForms, fillLead } from '@krishi/storefront-core/forms'
import type { LeadValues } from '@krishi/storefront-core/forms'
import { createId } from '@krishi/storefront-core/text'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import type { ShopSample } from '../testing/shop-sample.ts'

/** What a suite of lead forms runs on. */
export interface FormsSubject {
  readonly ports: Pick<StorefrontPorts, 'address' | 'forms' | 'session'>
  readonly sample: ShopSample
}

const sender = { userId: '', userExternalId: '' }
const aKey = () => createId((length) => crypto.getRandomValues(new Uint8Array(length)))
const ofSale = (values: LeadValues) => fillLead(leadForms['sale-subscribe'], values, sender)

/** The suite that every adapter of `FormsPort` passes [06.6]. `make` gives fresh ports of a guest before each test. */
export function describeFormsPort(make: () => FormsSubject | Promise<FormsSubject>): void {
  describe('[06.6] forms port', () => {
    it('[33.5] lists the states, and the districts of one', async () => {
      const { ports, sample } = await make()
      expect(await valueOf(ports.forms.bankStates())).toHaveLength(36)
      await valueOf(ports.session.open())
      const { state, district } = await valueOf(ports.address.pincodeLookup(sample.pincode))
      const districts = await valueOf(ports.forms.districts({ state }))
      expect(districts.map(({ title }) => title)).toContain(district)
      expect(await valueOf(ports.forms.districts({ state: 'Nowhere' }))).toEqual([])
    })

    it('[33.5] takes a loan form and another one', async () => {
      const { forms } = (await make()).ports
      const loan = {
        ...{ name: 'Savitri', phone: '9876543210', state: 'Karnataka', district: 'Mysuru' },
        ...{ product: 'Used Harvester', harvesterModel: '2020', loanRunningStatus: 'No' },
      }
      const bank = fillLead(leadForms['bank-lead'], loan, sender)
      expect(await valueOf(forms.send(bank, { idempotencyKey: aKey() }))).toBeNull()
      expect(await valueOf(forms.send(ofSale({ phone: '9876543210' }), { idempotencyKey: aKey() }))).toBeNull()
    })

    it('[33.2] refuses a form that lacks something', async () => {
      const { forms } = (await make()).ports
      const refused = await forms.send(ofSale({ phone: '98765' }), { idempotencyKey: aKey() })
      expect(refused).toMatchObject({ error: { code: 'request/invalid' } })
    })

    it('[30.12] takes a form once under a key, however often it is sent, and no other form under it', async () => {
      const { forms } = (await make()).ports
      const idempotencyKey = aKey()
      const send = (phone: string) => forms.send(ofSale({ phone }), { idempotencyKey })
      expect(await valueOf(send('9876543210'))).toBeNull()
      expect(await valueOf(send('9876543210'))).toBeNull()
      expect(await send('9876543211')).toMatchObject({ error: { code: 'request/conflict' } })
    })
  })
}
