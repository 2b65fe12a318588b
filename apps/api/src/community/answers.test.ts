import { randomUUID } from 'node:crypto'
import type { OperationName, OperationPayloads } from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userIdOf, shareCommunity } from '../../test/community.ts'
import { engines } from '../../test/databases.ts'
import type { TestShopper } from '../../test/shopper.ts'
import { aCommentDraft } from '../../test/valid-people-calls.ts'
import { schema } from '../database/index.ts'

type Answer<Name extends OperationName> = OperationPayloads[Name]['response']

describe.each(engines)('answers and reports of posts on $name', (engine) => {
  const { answer, ask, openBrand, commentsOf, guest, read, shop, signedIn, wait } = shareCommunity(engine)
  const { postReports, posts } = schema

  it('[34.4] are answered; the accepted answer comes first, and whoever asked accepts it', async () => {
    const [author, one, two] = [await signedIn(), await signedIn(), await signedIn()]
    const { id } = await ask(author)
    const [first, second] = [await answer(one, id, 'Neem  oil.'), await answer(two, id)]
    expect(first.comment).toMatchObject({ comment: 'Neem oil.', userId: userIdOf(one), isAccepted: false, upVotes: [] })
    const accept = (shopper: TestShopper, isAccepted: boolean, comment = second.id) =>
      shopper.call(`/comments/${comment}/accept`, { method: 'PUT', body: { isAccepted } })
    const own = await answer(author, id)
    expect([(await accept(two, true)).status, (await accept(author, true, own.id)).status]).toEqual([403, 403])
    await accept(author, true)
    expect((await commentsOf(id)).map(({ commentId, isAccepted }) => [commentId, isAccepted])).toEqual([
      [second.id, true],
      [first.id, false],
      [own.id, false],
    ])
    const [post] = await read(`userId=${userIdOf(author)}`)
    expect(post).toMatchObject({ isSolved: true, replyCount: 3 })
    await two.call(`/comments/${second.id}/delete`, { method: 'PUT' })
    expect((await read(`userId=${userIdOf(author)}`))[0]).toMatchObject({ isSolved: false, replyCount: 2 })
  })

  it('[34.4] answers are sent once, name accounts that there are, and are changed and deleted by their author', async () => {
    const [author, other] = [await signedIn(), await signedIn()]
    const { id } = await ask(author)
    const mentions = { users: [userIdOf(author), 'x', randomUUID()], diseases: [] }
    const body = aCommentDraft({ commentId: randomUUID(), postId: id, mentions })
    for (const _ of [1, 2]) expect((await other.call('/comments', { body })).status).toBe(200)
    expect((await author.call('/comments', { body })).status).toBe(409)
    const change = {
      method: 'PUT',
      body: { comment: 'Neem.', htmlFormattedComment: '', isHtmlFormatted: false, mentions },
    } as const
    const path = `/comments/${body.commentId}`
    expect((await author.call(path, change)).status).toBe(403)
    expect((await other.call(path, { ...change, body: { ...change.body, comment: ' ' } })).status).toBe(400)
    await other.call(path, change)
    expect((await commentsOf(id)).map(({ comment, mentions: named }) => [comment, named.users])).toEqual([
      ['Neem.', [userIdOf(author)]],
    ])
    expect((await author.call(`${path}/delete`, { method: 'PUT' })).status).toBe(403)
    await other.call(`${path}/delete`, { method: 'PUT' })
    expect(await commentsOf(id)).toEqual([])
  })

  it('[34.4] answers are found helpful, and not written by guests, without words or to nothing', async () => {
    const [author, other] = [await signedIn(), await signedIn()]
    const { id } = await ask(author)
    expect((await answer(await guest(), id)).status).toBe(403)
    expect((await answer(other, id, ' ')).status).toBe(400)
    expect((await answer(other, randomUUID())).status).toBe(404)
    const reply = await answer(other, id)
    const vote = (isLike: boolean) =>
      author.call<Answer<'community.voteComment'>>(`/comments/${reply.id}/vote`, {
        method: 'PUT',
        body: { upvotes: 1, isLike },
      })
    expect((await vote(true)).body.upVotes).toEqual([userIdOf(author)])
    expect((await commentsOf(id))[0]?.upVotes).toEqual([userIdOf(author)])
    expect((await vote(false)).body.upVotes).toEqual([])
  })

  it('[34.5] are reported by others for a reason of the list, once; hidden ones are nowhere', async () => {
    const [author, other] = [await signedIn(), await signedIn()]
    const { id } = await ask(author)
    const report = (shopper: TestShopper, reason = 'spam') => shopper.call(`/posts/${id}/reports`, { body: { reason } })
    const refused = [await report(await guest()), await report(author), await report(other, 'boring')]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 400])
    for (const _ of [1, 2]) expect((await report(other)).body).toEqual({ result: 'Success' })
    expect(await shop.api.database.$count(postReports, eq(postReports.postId, id))).toBe(1)
    await shop.api.database.update(posts).set({ isHidden: true }).where(eq(posts.id, id))
    expect(await read(`userId=${userIdOf(author)}`)).toEqual([])
    expect((await author.call(`/posts/${id}`)).status).toBe(404)
    expect((await answer(other, id)).status).toBe(404)
  })

  it('[34.3] quizzes and polls are in the feed; the first answer counts, and a quiz tells its right answer after it', async () => {
    const [brand, farmer] = [await openBrand(), await signedIn()]
    const asked = { userId: '', type: 'quiz', question: 'Which one fixes nitrogen?', options: ['Wheat', 'Gram'] }
    const { body } = await brand.call<Answer<'community.createQuizPoll'>>('/quiz-polls', {
      body: { ...asked, correctOption: 1 },
    })
    const quizOf = async (shopper: TestShopper) => (await read(`userId=${userIdOf(brand)}`, shopper))[0]?.quiz
    expect(await quizOf(farmer)).toMatchObject({ correctOptionId: null, isUserAnswered: false })
    const reply = (selectedOptionId: string, type = 'quiz', shopper = farmer) =>
      shopper.call<Answer<'community.answerQuizPoll'>>('/quiz-polls/answer', {
        method: 'PUT',
        body: { postId: body.postId, type, selectedOptionId },
      })
    const refused = [await reply('0', 'quiz', await guest()), await reply('7'), await reply('0', 'poll')]
    expect(refused.map(({ status }) => status)).toEqual([403, 400, 404])
    expect((await reply('0')).body.engagement).toMatchObject({
      selectedOptionId: '0',
      isUserAnswered: true,
      correctOptionId: '1',
    })
    const again = (await reply('1')).body.engagement
    expect([again.selectedOptionId, again.options.map(({ votes }) => votes)]).toEqual(['0', [1, 0]])
    expect(await quizOf(shop.shopper)).toMatchObject({ correctOptionId: null, isUserAnswered: false })
    wait(31 * 24 * 60 * 60 * 1000)
    const late = await signedIn()
    expect((await reply('1', 'quiz', late)).status).toBe(409)
    expect(await quizOf(late)).toMatchObject({ correctOptionId: '1' })
  })

  it('[34.8] count for their author: posts, followers, badges', async () => {
    const [author, other] = [await signedIn(), await signedIn()]
    await ask(author)
    await other.call('/follows', {
      method: 'PUT',
      body: { userId: '', followingUserId: userIdOf(author), isFollow: true },
    })
    const totals = async (userId: string) =>
      (await shop.shopper.call<Answer<'community.totals'>>(`/community-totals?userId=${userId}`)).body
    expect(await totals(userIdOf(author))).toMatchObject({ postCount: 1, followers: 1, followingUsers: 0 })
    expect((await totals(userIdOf(author))).badges.map(({ id }) => id)).toEqual(['first-question'])
    expect(await totals(userIdOf(other))).toMatchObject({ postCount: 0, followingUsers: 1, badges: [] })
    expect(await totals('nobody')).toMatchObject({ postCount: 0, badges: [] })
  })

  it('[03.11] go with the account of their author, and with them what others have written under them', async () => {
    const [author, other] = [await signedIn(), await signedIn()]
    const { id } = await ask(author)
    const theirs = await ask(other)
    const [under, said] = [await answer(other, id), await answer(author, theirs.id)]
    for (const path of [`/posts/${theirs.id}/vote`, `/comments/${said.id}/vote`, `/comments/${under.id}/vote`]) {
      await author.call(path, { method: 'PUT', body: { isLike: true, upvotes: 1 } })
    }
    await author.call(`/posts/${theirs.id}/reports`, { body: { reason: 'spam' } })
    const { mobileNumber } = author.session.user
    const { body } = await author.call<{ developmentCode?: string }>('/auth/deletion-otp', { body: { mobileNumber } })
    await author.call('/auth/user', { method: 'DELETE', body: { otpCode: body.developmentCode ?? '' } })
    const { commentVotes, postComments, postVotes } = schema
    const left = [posts, postComments, postVotes, commentVotes, postReports].map((own) =>
      shop.api.database.$count(own, eq(own.userId, userIdOf(author))),
    )
    expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 0])
    expect((await shop.shopper.call(`/posts/${id}`)).status).toBe(404)
    expect(await read(`userId=${userIdOf(other)}`)).toMatchObject([{ replyCount: 0, upVotes: [] }])
  })
})
