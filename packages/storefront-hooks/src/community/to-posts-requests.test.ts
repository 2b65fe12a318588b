import { allPosts } from '@krishi/storefront-core/community'
import { expect, it } from 'vitest'
import { toPostPayload, toPostsRequest } from './to-posts-requests.ts'

const place = { latitude: 20, longitude: 73.8 }

it.each([
  ['all', { filterApplied: false }],
  ['own', { filterApplied: true, isUserPostsRequired: true }],
  ['most-viewed', { filterApplied: true, mostViewedPosts: true }],
  ['unsolved', { filterApplied: true, unsolved: true }],
  ['nearby', { filterApplied: true, ...place }],
] as const)('[34.1] asks for %s with %j', (kind, asked) => {
  const query = toPostsRequest({ filter: { ...allPosts, kind }, pageNum: 2, place })
  expect(query).toEqual({ pagesize: 20, pagenum: 2, ...asked })
})

it('[34.1] asks for a crop, a language and an author', () => {
  const filter = { kind: 'all', crop: 'onion', language: 'bn' } as const
  const query = toPostsRequest({ filter, pageNum: 1, userId: 'savitri' })
  expect(query).toMatchObject({ cropIds: 'onion', language: 'bn', userId: 'savitri', filterApplied: true })
})

it('[34.2] sends a question with its nine tags', () => {
  const words = { title: 'White insects under the leaves', description: '', pincode: '422001' }
  const draft = { ...words, id: 'p1', userId: 'u1', crop: 'tomato', language: 'hi', media: [] } as const
  expect(toPostPayload(draft)).toEqual({
    ...{ id: 'p1', userId: 'u1', postType: 'Question', title: 'White insects under the leaves', description: '' },
    tags: ['tomato', '', '', 'India', '422001', 'hi', '', '', ''],
    medias: [],
    locale: { pinCode: '422001', language: 'hi' },
    postContext: { cropId: 'tomato' },
    ...{ isDeleted: false, isSolved: false },
  })
})
