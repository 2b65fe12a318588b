import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import { reviewFormOf } from './use-review-form.ts'

it.each<[PortErrorCode, string]>([
  ['network/offline', 'writing'],
  ['network/server', 'failed'],
])('[30.12] a review after %s is %s once the network is back', async (code, status) => {
  let comeBack = () => {}
  const onReturn = (listener: () => void) => {
    comeBack = listener
    return () => {}
  }
  const user = { isGuestUser: false, userId: 'user-1', firstName: 'Savitri', lastName: 'Patil' }
  const { storefront, backend } = aStorefront({ user, onReturn })
  const form = reviewFormOf(storefront, { productId: 'p1', handle: 'p1', name: 'Tomato seed' })
  form.actions.setMessage('Good')
  await storefront.session.open()
  backend.set({ failNext: { code } })
  await form.actions.submit()
  expect(form.getState()).toMatchObject({ status: 'failed', error: { code } })
  comeBack()
  expect(form.getState()).toMatchObject({ status, draft: { message: 'Good' } })
})
