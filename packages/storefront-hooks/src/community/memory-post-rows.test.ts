import { allPosts } from '@krishi/storefront-core/community'
import { describe, expect, it } from 'vitest'
import { aComment, aPost } from '../memory/community-fixtures.ts'
import {
  acceptComment,
  addComment,
  answersOf,
  changeComment,
  changePost,
  findPosts,
  removeComment,
  removePost,
  totalsOf,
  withVote,
} from './memory-post-rows.ts'
import type { PostRows } from './memory-post-rows.ts'

const onion = aPost({ id: 'onion', tags: ['onion'], locale: { language: 'hi' }, userId: 'farmer-3', viewedUsers: 40 })
const solved = aPost({ id: 'solved', isSolved: true, replyCount: 2 })
const first = aComment({ commentId: 'first', postId: 'solved' })
const second = aComment({ commentId: 'second', postId: 'solved', isAccepted: true })
const rows: PostRows = { posts: [aPost({ id: 'tomato' }), onion, solved], comments: [first, second] }

/** A post and its answers in a few words: id, replies, solved; ids of the answers, the accepted one marked. */
function briefly({ posts, comments }: PostRows, id: string) {
  const post = posts.find((each) => each.id === id)
  const answers = comments.filter(({ postId }) => postId === id)
  return [
    post && `${post.replyCount} ${post.isSolved ? 'solved' : 'open'}`,
    answers.map(({ commentId, isAccepted }) => `${commentId}${isAccepted ? '!' : ''}`).join(' '),
  ]
}

describe('posts in memory', () => {
  it.each([
    ['all', {}, undefined, ['tomato', 'onion', 'solved']],
    ['unsolved ones', { kind: 'unsolved' }, undefined, ['tomato', 'onion']],
    ['the most viewed first', { kind: 'most-viewed' }, undefined, ['onion', 'tomato', 'solved']],
    ['those of a crop', { crop: 'onion' }, undefined, ['onion']],
    ['those in a language', { language: 'hi' }, undefined, ['onion']],
    ['those of an author', {}, 'farmer-1', ['tomato', 'solved']],
    ['none of a guest', { kind: 'own' }, '', []],
  ] as const)('finds %s', (_what, filter, userId, ids) => {
    expect(findPosts(rows.posts, { ...allPosts, ...filter }, userId, 1).map(({ id }) => id)).toEqual(ids)
    expect(findPosts(rows.posts, { ...allPosts, ...filter }, userId, 2)).toEqual([])
  })

  it.each([
    [
      'an answer comes',
      addComment(rows, aComment({ commentId: 'third', postId: 'solved' })),
      '3 solved',
      'first second! third',
    ],
    ['an answer goes', removeComment(rows, first), '1 solved', 'second!'],
    ['the accepted answer goes', removeComment(rows, second), '1 open', 'first'],
    ['another answer is accepted', acceptComment(rows, first, true), '2 solved', 'first! second'],
    ['no answer is accepted any more', acceptComment(rows, second, false), '2 open', 'first second'],
    ['the post goes', removePost(rows, 'solved'), undefined, ''],
    ['another post changes', changePost(rows, 'onion', { isSolved: true }), '2 solved', 'first second!'],
  ])('keeps count when %s', (_what, after, post, answers) => {
    expect(briefly(after, 'solved')).toEqual([post, answers])
  })

  it('lists the accepted answer first', () => {
    expect(answersOf(rows.comments, 'solved')).toEqual([second, first])
  })

  it('changes one answer', () => {
    const { comments } = changeComment(rows, 'first', { upVotes: ['farmer-9'] })
    expect(comments).toEqual([{ ...first, upVotes: ['farmer-9'] }, second])
  })

  it.each([
    [[], true, ['me']],
    [['me', 'you'], true, ['you', 'me']],
    [['me', 'you'], false, ['you']],
    [['you'], false, ['you']],
  ])('of %j, with a vote that is %j, makes %j', (before, isLike, after) => {
    expect(withVote(before, 'me', isLike)).toEqual(after)
  })

  it('tells what somebody is to the community', () => {
    const follows = { followers: 25, followingUsers: 1 }
    expect(totalsOf(rows, 'farmer-3', follows)).toMatchObject({
      postCount: 1,
      ...follows,
      badges: [{ id: 'first-question' }, { id: 'well-known' }],
    })
    expect(totalsOf(rows, 'farmer-2', { followers: 0, followingUsers: 0 })).toMatchObject({ postCount: 0, badges: [] })
  })
})
