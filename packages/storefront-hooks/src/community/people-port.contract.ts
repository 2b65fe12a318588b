import { beforeEach, describe, expect, it } from 'vitest'
import { signInAnew } from '../testing/sign-in-anew.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

type PeoplePorts = Pick<StorefrontPorts, 'auth' | 'community' | 'session'>

/** The smallest picture. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const picture = () => new Blob([Uint8Array.from(atob(png), (char) => char.charCodeAt(0))], { type: 'image/png' })
const poll = { type: 'poll', question: 'Have you sown?', options: ['Yes', 'No'], correctOption: null } as const

/** The suite of those in the community that every adapter of `CommunityPort` passes [06.6]. `make` gives ports of a new guest. */
export function describePeople(make: () => PeoplePorts | Promise<PeoplePorts>): void {
  describe('[06.6] people of the community', () => {
    let ports: PeoplePorts
    const forbidden = { error: { code: 'auth/forbidden' } }

    beforeEach(async () => {
      ports = await make()
    })

    it('[03.11] takes a farmer’s picture for a post, and nobody’s word for being a brand', async () => {
      const { community } = ports
      expect(await community.uploadMedia({ file: picture(), isBrandUser: false })).toMatchObject(forbidden)
      await signInAnew(ports)
      expect(await valueOf(community.uploadMedia({ file: picture(), isBrandUser: false }))).toMatch(
        /^(\/|https:\/\/)\S+$/,
      )
      expect(await community.uploadMedia({ file: picture(), isBrandUser: true })).toMatchObject(forbidden)
    })

    it('[34.2] has a picture once, though it comes again after a lost answer', async () => {
      const { community } = ports
      await signInAnew(ports)
      const send = (id: string) => valueOf(community.uploadMedia({ file: picture(), isBrandUser: false, id }))
      const [once, other] = [crypto.randomUUID(), crypto.randomUUID()]
      const first = await send(once)
      expect([await send(once), await send(other)]).toEqual([first, expect.not.stringContaining(once)])
    })

    it('[03.11] lets neither guests nor farmers ask quizzes and polls', async () => {
      const { community } = ports
      const { userId } = await signInAnew(ports)
      expect(await valueOf(community.engagementAccess({ userId }))).toBe(false)
      expect(await community.createQuizPoll({ ...poll, userId })).toMatchObject(forbidden)
    })

    it('lists whom nobody follows and who follows nobody, and lets a guest follow nobody', async () => {
      const { community, session } = ports
      const { guestUserId: userId } = (await valueOf(session.open())).user
      expect(await valueOf(community.followers({ userId }))).toEqual([])
      expect(await valueOf(community.following({ userId }))).toEqual([])
      const follow = { userId, followingUserId: 'somebody', isFollow: true }
      expect(await community.follow(follow)).toMatchObject(forbidden)
    })

    it('lists those who follow each other on both sides', async () => {
      const { community } = ports
      const other = (await signInAnew(ports)).userId
      await valueOf(ports.auth.signOut())
      const own = (await signInAnew(ports)).userId
      const follow = { userId: own, followingUserId: other }
      await valueOf(community.follow({ ...follow, isFollow: true }))
      const followers = await valueOf(community.followers({ userId: other }))
      const following = await valueOf(community.following({ userId: own }))
      expect([...followers, ...following].map(({ userId }) => userId)).toEqual([own, other])
      await valueOf(community.follow({ ...follow, isFollow: false }))
      expect(await valueOf(community.followers({ userId: other }))).toEqual([])
    })
  })
}
