import { allPosts } from '@krishi/storefront-core/community'
import { beforeEach, describe, expect, it } from 'vitest'
import { signInAnew } from '../testing/sign-in-anew.ts'
import { aCommentDraft, aPostDraft } from '../memory/community-fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

type PostPorts = Pick<StorefrontPorts, 'auth' | 'community' | 'session'>

const page = { filter: allPosts, pageNum: 1 } as const
const forbidden = { ok: false, error: { code: 'auth/forbidden' } }
const missing = { ok: false, error: { code: 'request/not-found' } }

/** The suite of posts and their answers that every adapter of `CommunityPort` passes [06.6]. `make` gives ports of a new guest. */
export function describePosts(make: () => PostPorts | Promise<PostPorts>): void {
  describe('[06.6] posts of the community', () => {
    let ports: PostPorts
    let community: PostPorts['community']

    beforeEach(async () => {
      ports = await make()
      community = ports.community
    })

    async function signIn(): Promise<string> {
      return (await signInAnew(ports)).userId
    }

    async function change(): Promise<string> {
      await valueOf(ports.auth.signOut())
      return signIn()
    }

    async function ask(): Promise<string> {
      const id = crypto.randomUUID()
      await valueOf(community.createPost(aPostDraft({ id, title: `Which spray helps against ${id}?` })))
      return id
    }

    async function answer(postId: string): Promise<string> {
      const commentId = crypto.randomUUID()
      await valueOf(community.createComment(aCommentDraft({ commentId, postId })))
      return commentId
    }

    it('[34.1, 34.2] posts a question once, and lists it with those of its author', async () => {
      const userId = await signIn()
      const id = await ask()
      const title = `Which spray helps against ${id}?`
      await valueOf(community.createPost(aPostDraft({ id, title })))
      for (const whose of [{ userId }, { filter: { ...allPosts, kind: 'own' } }] as const) {
        expect(await valueOf(community.posts({ ...page, ...whose }))).toMatchObject([{ id, title, userId }])
      }
      expect(await valueOf(community.posts({ ...page, pageNum: 900, userId }))).toEqual([])
      expect(await valueOf(community.posts({ ...page, userId, filter: { ...allPosts, language: 'hi' } }))).toEqual([])
      expect(await valueOf(community.post({ postId: id }))).toMatchObject({ id, isSolved: false, replyCount: 0 })
      const short = aPostDraft({ id: crypto.randomUUID(), title: 'Why?' })
      expect(await community.createPost(short)).toMatchObject({ ok: false, error: { code: 'request/invalid' } })
    })

    it('[34.9] lets a guest write nothing, and says that a post is not there', async () => {
      await valueOf(ports.session.open())
      const [id, postId] = [crypto.randomUUID(), crypto.randomUUID()]
      expect(await community.createPost(aPostDraft({ id }))).toMatchObject(forbidden)
      expect(await community.createComment(aCommentDraft({ commentId: id, postId }))).toMatchObject(forbidden)
      expect(await community.votePost({ postId, isLike: true })).toMatchObject(forbidden)
      expect(await community.post({ postId })).toMatchObject(missing)
      expect(await valueOf(community.comments({ postId, pageNum: 1, pageSize: 20 }))).toEqual([])
      // A post that is not there is no fault of who has seen it go.
      expect(await valueOf(community.viewPosts({ postIds: [postId] }))).toBeNull()
    })

    it('[34.6] counts a shopper once who has a post in view', async () => {
      await signIn()
      const postId = await ask()
      for (const postIds of [[postId], [postId, postId]])
        expect(await valueOf(community.viewPosts({ postIds }))).toBeNull()
      expect(await valueOf(community.post({ postId }))).toMatchObject({ viewedUsers: 1 })
    })

    it('[34.3, 34.9] lets the author alone change and delete a post, others like and report it', async () => {
      await signIn()
      const postId = await ask()
      const title = 'What helps against thrips on chilli?'
      expect(await valueOf(community.updatePost({ postId, title }))).toBeNull()
      expect(await community.reportPost({ postId, reason: 'spam' })).toMatchObject(forbidden)
      const other = await change()
      expect(await community.updatePost({ postId, title })).toMatchObject(forbidden)
      expect(await community.deletePost({ postId })).toMatchObject(forbidden)
      expect(await valueOf(community.votePost({ postId, isLike: true }))).toEqual([other])
      expect(await valueOf(community.post({ postId }))).toMatchObject({ title, upVotes: [other] })
      expect(await valueOf(community.votePost({ postId, isLike: false }))).toEqual([])
      expect(await valueOf(community.reportPost({ postId, reason: 'spam' }))).toBeNull()
      const odd = await community.reportPost({ postId, reason: 'boring' })
      expect(odd).toMatchObject({ ok: false, error: { code: 'request/invalid' } })
    })

    it('[34.4] answers a post once; finds it helpful, accepts it and deletes it', async () => {
      const author = await signIn()
      const postId = await ask()
      const own = await answer(postId)
      expect(await valueOf(community.voteComment({ commentId: own, isLike: true }))).toEqual([author])
      const other = await change()
      const commentId = await answer(postId)
      const again = await valueOf(community.createComment(aCommentDraft({ commentId, postId })))
      expect(again).toMatchObject({ commentId, userId: other, isAccepted: false })
      expect(await community.acceptComment({ commentId: own, isAccepted: true })).toMatchObject(forbidden)
      expect(await community.deleteComment({ commentId: own })).toMatchObject(forbidden)
      const listed = await valueOf(community.comments({ postId, pageNum: 1, pageSize: 20 }))
      expect(listed.map((each) => each.commentId)).toEqual([own, commentId])
      expect(await valueOf(community.post({ postId }))).toMatchObject({ replyCount: 2 })
      expect(await valueOf(community.deleteComment({ commentId }))).toBeNull()
      expect(await valueOf(community.post({ postId }))).toMatchObject({ replyCount: 1 })
    })

    it('[34.8] counts what somebody is to the community', async () => {
      const userId = await signIn()
      await ask()
      const follow = { userId: '', followingUserId: userId, isFollow: true }
      await change()
      await valueOf(community.follow(follow))
      const totals = await valueOf(community.totals({ userId }))
      expect(totals).toMatchObject({
        postCount: 1,
        followers: 1,
        followingUsers: 0,
      })
    })

    it('[34.3] says that there is no quiz or poll', async () => {
      await signIn()
      const postId = await ask()
      const answered = await community.answerQuizPoll({ postId, type: 'poll', selectedOptionId: '0' })
      expect(answered).toMatchObject(missing)
    })
  })
}
