import { expect, it } from 'vitest'
import { aComment, aCommentDraft } from '../memory/community-fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { WireCall } from '../testing/on-the-wire.ts'
import { onTheWire } from '../testing/on-the-wire.ts'

const ids = { commentId: 'c1', postId: 'p1' }

const calls: readonly WireCall[] = [
  [
    '[34.4] an answer that names somebody',
    ({ community }) =>
      valueOf(community.createComment(aCommentDraft({ ...ids, text: 'Spray neem oil.', mentioned: ['farmer-1'] }))),
    {
      url: '/api/comments',
      body: {
        ...{ ...ids, userId: 'farmer-2', comment: 'Spray neem oil.', commentFormat: 'text', htmlFormattedComment: '' },
        ...{
          isHtmlFormatted: false,
          commentType: 'manual',
          media: [],
          mentions: { users: ['farmer-1'], diseases: [] },
        },
      },
      answer: { result: 'Success', comment: aComment(ids) },
      value: aComment(ids),
    },
  ],
  [
    '[34.4] an answer that helps',
    ({ community }) => valueOf(community.voteComment({ commentId: 'c1', isLike: true })),
    {
      url: '/api/comments/c1/vote',
      body: { upvotes: 1, isLike: true },
      answer: { result: 'Success', upVotes: ['farmer-2'] },
      value: ['farmer-2'],
    },
  ],
]

it.each(calls)('%s is said in the names of the wire, and its answer in those of the shop', async (_, ask, said) => {
  const { value, sent } = await onTheWire(ask, said.answer)
  expect(value).toEqual(said.value)
  expect(sent).toMatchObject([{ url: said.url, body: said.body }])
})
