import { describe, expect, it } from 'vitest'
import { planRedirect } from './index.ts'
import { openRedirects } from './open-redirects.ts'

const toPosts = (afterMs: number) => ({ to: 'fallback', path: '/kisan-vedika/posts', afterMs })

describe('planRedirect', () => {
  it.each([
    ['install', '/kisan-vedika/posts', true, { to: 'store', afterMs: 1500 }],
    ['install', '/kisan-vedika/posts', false, toPosts(0)],
    ['', '/kisan-vedika/posts', true, toPosts(1500)],
    ['', '/kisan-vedika/posts', false, toPosts(0)],
    ['downloadApp', '/kisan-vedika/posts', true, null],
    ['downloadApp', '', false, null],
    ['install', '', true, null],
    ['', '', false, null],
  ])('[35.2] of type %j to %j on Android %j is %j', (type, fallback, isAndroid, plan) => {
    expect(planRedirect({ type, fallback, isAndroid })).toEqual(plan)
  })

  it('[35.2] never leads out of the shop by its fallback', () => {
    for (const fallback of openRedirects) {
      const plan = planRedirect({ type: '', fallback, isAndroid: false })
      const path = plan?.to === 'fallback' ? plan.path : '/'
      expect([fallback, new URL(path, 'https://shop.example').origin]).toEqual([fallback, 'https://shop.example'])
    }
  })
})
