import { defaultSettings } from '@krishi/storefront-core/settings'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useProfile } from '../auth/index.ts'
import { aShop } from '../memory/fixtures.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import type { MemoryCommunityPort } from './create-memory-community-port.ts'
import { useMediaUpload, useQuizPolls } from './index.ts'

const settings = {
  ...defaultSettings,
  socialFeed: { ...defaultSettings.socialFeed, defaultFarmerTypeId: 'type-farmer', brandTypeId: 'type-brand' },
}
const farmer = { isGuestUser: false, userId: 'user-1' }
const brand = { ...farmer, userTypeId: 'type-brand' }
const poll = { type: 'poll', question: 'Have you sown?', options: ['Yes', 'No'], correctOption: null } as const

/** A shop whose owner has named the two types of users, and `user` in it. */
async function aShopOf(user: Partial<typeof brand>) {
  const backend = createMemoryBackend({ shop: aShop() })
  const ports = createMemoryPorts({ backend, user, settings })
  const { storefront } = aStorefront({ ports, settings })
  const told: string[] = []
  await storefront.session.open()
  await renderInStorefront(storefront, <Community tell={(text) => told.push(text)} />)
  return { backend, told, community: ports.community as MemoryCommunityPort }
}

function Community({ tell }: { readonly tell: (text: string) => void }) {
  const profile = useProfile()
  const { access, create } = useQuizPolls()
  const upload = useMediaUpload()
  const say = async (work: ReturnType<typeof upload>) => {
    const done = await work
    tell(done.ok ? done.value : done.error.code)
  }
  return (
    <>
      <p>{profile?.status === 'ready' ? `${profile.value.userType} ${profile.value.userTypeId}` : 'nobody'}</p>
      <p>{access}</p>
      <button onClick={() => void say(create(poll))}>Ask</button>
      <button onClick={() => void say(upload(new Blob(['x'], { type: 'image/png' })))}>Upload</button>
    </>
  )
}

const text = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()
const press = (name: string) => page.getByRole('button', { name }).click()

describe('kinds of shoppers', () => {
  let shop: Awaited<ReturnType<typeof aShopOf>>

  describe('a farmer', () => {
    beforeEach(async () => {
      shop = await aShopOf(farmer)
    })

    it('[03.11] is of the default type, and uploads without a brand’s mark', async () => {
      await text('farmer type-farmer')
      await press('Upload')
      await expect.poll(() => shop.told).toEqual(['/img/media-1.webp'])
      expect(shop.community.uploads).toEqual([{ isBrandUser: false, mediaUrl: '/img/media-1.webp' }])
    })

    it('[03.11] may ask no quiz and no poll, and none is sent', async () => {
      await text('refused')
      await press('Ask')
      await expect.poll(() => shop.told).toEqual(['auth/forbidden'])
      expect(shop.backend.calls('community.createQuizPoll')).toBe(0)
    })
  })

  describe('a brand', () => {
    beforeEach(async () => {
      shop = await aShopOf(brand)
    })

    it('[03.11] is told by its type, and uploads with its mark', async () => {
      await text('brand type-brand')
      await press('Upload')
      await expect.poll(() => shop.community.uploads).toEqual([{ isBrandUser: true, mediaUrl: '/img/media-1.webp' }])
    })

    it('[03.11] asks a poll once the check of its access has let it', async () => {
      await text('granted')
      await press('Ask')
      await expect.poll(() => shop.told).toEqual(['post-1'])
      expect(shop.community.quizPolls).toEqual([poll])
      expect(shop.backend.calls('community.engagementAccess')).toBe(1)
    })
  })

  it('[03.11] is not asked for a guest, who has no profile and can neither upload nor create a poll', async () => {
    const { told, backend } = await aShopOf({})
    await text('nobody')
    await text('refused')
    await press('Ask')
    await expect.poll(() => told).toEqual(['auth/forbidden'])
    await press('Upload')
    await expect.poll(() => told).toEqual(['auth/forbidden', 'auth/forbidden'])
    expect([backend.calls('community.engagementAccess'), backend.calls('community.uploadMedia')]).toEqual([0, 0])
  })
})
