import { describe, expect, it } from 'vitest'
import { aComment, aPost, anEngagement } from '../memory/community-fixtures.ts'
import { changeFirstPage, changePostIn, withChoice, withComment } from './cached-posts.ts'

const [tomato, onion, wheat] = [aPost({ id: 'tomato' }), aPost({ id: 'onion' }), aPost({ id: 'wheat' })]
const posts = { pages: [[tomato, onion], [wheat]], pageParams: [1, 2] }
const first = aComment({ commentId: 'first', postId: 'tomato' })
const second = aComment({ commentId: 'second', postId: 'tomato' })
const comments = { pages: [[first], [second]], pageParams: [1, 2] }

describe('cached posts', () => {
  it.each([
    ['in the first page', 'onion', [false, true, false]],
    ['in a later page', 'wheat', [false, false, true]],
    ['nowhere if it is not there', 'maize', [false, false, false]],
  ])('change a post %s', (_where, id, expected) => {
    const changed = changePostIn(posts, id, (post) => ({ ...post, isSolved: true }))
    expect(changed?.pages.flat().map(({ isSolved }) => isSolved)).toEqual(expected)
    expect(changed?.pageParams).toEqual([1, 2])
  })

  it('lose a post, and keep the page that it was in', () => {
    expect(changePostIn(posts, 'wheat', null)).toEqual({ ...posts, pages: [posts.pages[0], []] })
  })

  it('change nothing where nothing is cached', () => {
    expect(changePostIn(undefined, 'wheat', null)).toBeUndefined()
    expect(changeFirstPage(undefined, () => [])).toBeUndefined()
  })

  it('show a new answer in the first page, and once', () => {
    const answer = aComment({ commentId: 'third', postId: 'tomato' })
    const once = changeFirstPage(comments, (all) => withComment(all, answer))
    const twice = changeFirstPage(once, (all) => withComment(all, answer))
    expect(once?.pages).toEqual([[first, answer], [second]])
    expect(twice).toEqual(once)
  })

  it('count a choice at once, and then what the server tells of it', () => {
    const poll = anEngagement()
    const told = anEngagement({ options: [{ id: '0', text: 'Yes', votes: 70 }], isUserAnswered: true })
    const answered = withChoice(aPost({ id: 'post', poll }), 'poll', '0', told)
    expect(answered.poll).toMatchObject({ options: told.options, isUserAnswered: true })
    const bare = withChoice(aPost({ id: 'post' }), 'quiz', '0', told)
    expect(bare.quiz).toEqual(told)
  })
})
