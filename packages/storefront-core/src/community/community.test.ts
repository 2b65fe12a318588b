import { describe, expect, it } from 'vitest'
import type { Engagement } from '../contract/index.ts'
import { defaultSettings } from '../settings/index.ts'
import {
  allPosts,
  badgesOf,
  engagementResults,
  impressionRule,
  isEngagementOpen,
  mayAccept,
  mayChange,
  postLimits,
  postTags,
  readFeedFilter,
  readPostTags,
  splitLinks,
  tidyText,
  toFeedSearch,
  validateComment,
  validatePost,
  withAnswer,
} from './index.ts'

const nothing = { postCount: 0, answerCount: 0, acceptedCount: 0, followers: 0 }

describe('badges', () => {
  it.each([
    [{}, []],
    [{ postCount: 1 }, ['first-question']],
    [{ answerCount: 9, acceptedCount: 4, followers: 24 }, []],
    [{ answerCount: 10 }, ['helper']],
    [{ acceptedCount: 5 }, ['problem-solver']],
    [{ postCount: 3, followers: 25 }, ['first-question', 'well-known']],
  ])('[34.8] of %j are %j', (record, badges) => {
    expect(badgesOf({ ...nothing, ...record })).toEqual(badges)
  })
})

describe('a post', () => {
  const maxImages = defaultSettings.socialFeed.createPostConfig.maxImages
  const right = { title: 'White insects under tomato leaves', description: '', pincode: '' }
  const problemsOf = (change: object, pictureCount = 0) =>
    validatePost({ ...right, ...change }, { pictureCount, maxImages }).map(({ field, error }) => `${field} ${error}`)

  it.each([
    [{}, []],
    [{ description: 'x'.repeat(postLimits.longestDescription), pincode: '५६००३४' }, []],
    [{ title: ' ' }, ['title required']],
    [{ title: 'Whitefly?' }, ['title too-short']],
    // Nine letters as a reader counts them, though more code points.
    [{ title: 'सफ़ेद मक्खी' }, ['title too-short']],
    [{ title: 'x'.repeat(postLimits.longestTitle + 1) }, ['title too-long']],
    [{ description: 'x'.repeat(postLimits.longestDescription + 1) }, ['description too-long']],
    [{ description: 'https://a.in http://b.in' }, []],
    [{ description: 'https://a.in http://b.in https://c.in' }, ['description too-many-links']],
    [{ pincode: '42200' }, ['pincode invalid']],
  ])('[34.2] %j has %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  it('[34.2] has at most three pictures', () => {
    expect([problemsOf({}, 3), problemsOf({}, 4)]).toEqual([[], ['pictures too-many']])
  })

  it('[34.2] has nine tags in the order of the wire, of which any may be missing', () => {
    const place = { district: 'Nashik', state: 'Maharashtra', pincode: '422001' }
    const tags = postTags({ crop: 'onion', ...place, language: 'hi' })
    expect(tags).toEqual(['onion', 'Nashik', 'Maharashtra', 'India', '422001', 'hi', '', '', ''])
    expect(readPostTags(tags)).toEqual({ ...place, crop: 'onion', language: 'hi' })
    expect(readPostTags([])).toEqual({ district: '', state: '', pincode: '', crop: '', language: '' })
  })
})

describe('an answer', () => {
  it.each([
    ['Spray neem oil in the evening.', null],
    [' \n ', 'required'],
    ['x'.repeat(1501), 'too-long'],
    ['https://a.in https://b.in https://c.in', 'too-many-links'],
  ])('[34.4] %j: %s', (text, problem) => {
    expect(validateComment(text)).toBe(problem)
  })
})

describe('what is written for others', () => {
  it('loses hidden characters, look-alike letters in Latin words and empty lines, and keeps its own', () => {
    expect(tidyText('  Urea\u202e 46 %\r\n\r\n\r\n\r\nNPK 19\u0007:19  \n')).toBe('Urea 46 %\n\nNPK 19 :19')
    expect(tidyText('Рanta tomаto')).toBe('Panta tomato')
    expect(tidyText('இலை சுருட்டு')).toBe('இலை சுருட்டு')
  })

  it.each([
    ['No address here', [['No address here', null]]],
    [
      'See https://icar.org.in/a.',
      [
        ['See ', null],
        ['https://icar.org.in/a', 'https://icar.org.in/a'],
        ['.', null],
      ],
    ],
    ['http://a.in', [['http://a.in', 'http://a.in/']]],
    ['javascript:alert(1) <a href="x">', [['javascript:alert(1) <a href="x">', null]]],
    ['https://. and on', [['https://. and on', null]]],
    [
      'https://a.in" onclick="x',
      [
        ['https://a.in', 'https://a.in/'],
        ['" onclick="x', null],
      ],
    ],
    ['', []],
  ])('links only web addresses: %j', (text, parts) => {
    expect(splitLinks(text).map((part) => [part.text, part.href])).toEqual(parts)
  })
})

describe('who may', () => {
  it('[34.9] change a post: its author alone', () => {
    const post = { userId: 'savitri' }
    expect(['savitri', 'meena', null].map((user) => mayChange(user, post))).toEqual([true, false, false])
  })

  it('[34.4] accept an answer: whoever asked, and not an own answer', () => {
    const [post, answer] = [{ userId: 'savitri' }, { userId: 'meena' }]
    expect(mayAccept('savitri', post, answer)).toBe(true)
    expect(mayAccept('meena', post, answer)).toBe(false)
    expect(mayAccept('savitri', post, { userId: 'savitri' })).toBe(false)
  })
})

describe('a quiz or poll', () => {
  const anEngagement = (votes: readonly number[], change: Partial<Engagement> = {}): Engagement => ({
    id: 'poll',
    question: 'Have you sown?',
    options: votes.map((count, index) => ({ id: String(index), text: `option ${index}`, votes: count })),
    correctOptionId: null,
    endsOn: '2026-12-01T00:00:00.000Z',
    selectedOptionId: null,
    isUserAnswered: false,
    ...change,
  })
  const percents = (votes: readonly number[]) => engagementResults(anEngagement(votes)).map(({ percent }) => percent)

  it.each([
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 1],
      [67, 33],
    ],
    [
      [5, 0],
      [100, 0],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1],
      [15, 15, 14, 14, 14, 14, 14],
    ],
  ])('[34.3] with the votes %j shows %j percent', (votes, shown) => {
    expect(percents(votes)).toEqual(shown)
  })

  it('[34.3] tells what was chosen, and of a quiz what is right once that is told', () => {
    const results = engagementResults(anEngagement([1, 2], { selectedOptionId: '0', correctOptionId: '1' }))
    expect(results.map(({ isSelected, isCorrect }) => [isSelected, isCorrect])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(engagementResults(anEngagement([1])).map(({ isCorrect }) => isCorrect)).toEqual([null])
  })

  it('[34.3] stores the chosen option, marks it answered and counts it, once', () => {
    const answered = withAnswer(anEngagement([1, 2]), '1')
    expect(answered).toMatchObject({ selectedOptionId: '1', isUserAnswered: true })
    expect(answered.options.map(({ votes }) => votes)).toEqual([1, 3])
    expect(withAnswer(answered, '0')).toBe(answered)
  })

  it('[34.2] takes answers until it ends', () => {
    const end = Date.parse('2026-12-01T00:00:00.000Z')
    expect([end - 1, end].map((now) => isEngagementOpen(anEngagement([]), now))).toEqual([true, false])
  })
})

describe('the feed', () => {
  it.each([
    ['', allPosts],
    ['show=unsolved&crop=onion&language=hi&pageNo=3', { kind: 'unsolved', crop: 'onion', language: 'hi' }],
    ['show=everything&crop=moon&language=xx', allPosts],
  ])('[34.1] reads %j', (search, filter) => {
    expect(readFeedFilter(search)).toEqual(filter)
  })

  it.each([
    [allPosts, 1, ''],
    [allPosts, 2, 'pageNo=2'],
    [{ kind: 'own', crop: 'tomato', language: 'te' }, 1, 'show=own&crop=tomato&language=te'],
  ] as const)('[34.1] writes %j, page %i', (filter, pageNo, search) => {
    expect(toFeedSearch(filter, pageNo)).toBe(search)
    expect(readFeedFilter(search)).toEqual(filter)
  })
})

describe('impressions', () => {
  it('[34.6] are off, and count half a post in view for three seconds where they are on', () => {
    const { socialFeed } = defaultSettings
    expect(impressionRule(socialFeed)).toBeNull()
    const on = { impressions: { ...socialFeed.impressions, isEnabled: true } }
    expect(impressionRule(on)).toEqual({ share: 0.5, afterMs: 3000 })
  })

  it('[34.6] translations are off', () => {
    expect(defaultSettings.socialFeed.isTranslationEnabled).toBe(false)
  })
})
