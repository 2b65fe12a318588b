import type { AlertRequest } from '@krishi/storefront-core/alerts'
import { beforeEach, describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import type { AlertsPort } from './alerts-port.ts'

/** What a suite of alerts runs on: a shop that sends them. */
export interface AlertsSubject {
  readonly port: AlertsPort
  /** A pack that it sells. */
  readonly variantId: string
}

/** The suite that every adapter of `AlertsPort` passes [06.6]. `make` gives a fresh port of a guest before each test. */
export function describeAlertsPort(make: () => AlertsSubject | Promise<AlertsSubject>): void {
  describe('[06.6] alerts', () => {
    let subject: AlertsSubject
    let target: Pick<AlertRequest, 'endpoint' | 'keys' | 'language'>

    beforeEach(async () => {
      subject = await make()
      target = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
        language: 'en',
      }
    })

    const put = (variantId: string | null, isOn: boolean) => subject.port.put({ ...target, variantId, isOn })
    const isOn = (variantId: string | null) => valueOf(subject.port.status({ endpoint: target.endpoint, variantId }))

    it('tells the key to subscribe with', async () => {
      expect(await valueOf(subject.port.key())).not.toBe('')
    })

    it('are off, and turned on and off each by itself', async () => {
      const { variantId: pack } = subject
      expect([await isOn(null), await isOn(pack)]).toEqual([false, false])
      expect(await valueOf(put(null, true))).toBe(true)
      expect([await isOn(null), await isOn(pack)]).toEqual([true, false])
      expect(await valueOf(put(pack, true))).toBe(true)
      expect(await valueOf(put(null, false))).toBe(false)
      expect([await isOn(null), await isOn(pack)]).toEqual([false, true])
    })

    it('are none of a pack that is not there', async () => {
      expect(await put('0190f0e0-0000-7000-8000-000000000000', true)).toMatchObject({
        error: { code: 'request/not-found' },
      })
    })
  })
}
