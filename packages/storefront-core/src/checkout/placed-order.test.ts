import { describe, expect, it } from 'vitest'
import { fromPlacedOrder } from './index.ts'

describe('fromPlacedOrder', () => {
  const answer = {
    ...{ orderId: 'gateway-1', shopifyOrderId: 'order-1', orderName: 'BH1', coins: 6, url: null, payment: null },
    ...{ draftOrderId: 'd1', internalDraftId: 'i1', isDraftComplete: false },
  }

  it('[30.6] is called by our own id, and by the other where there is none', () => {
    expect(fromPlacedOrder(answer)).toEqual({
      ...{ id: 'order-1', name: 'BH1', coins: 6, payment: null, awaitingId: 'd1', isPlacedBefore: false, url: null },
    })
    expect(fromPlacedOrder({ ...answer, shopifyOrderId: '' }).id).toBe('gateway-1')
  })
})
