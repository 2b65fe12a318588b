import '@krishi/storefront-ui/styles.css'
import { allPosts } from '@krishi/storefront-core/community'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Post } from '@krishi/storefront-core/contract'
import { usePost } from '@krishi/storefront-hooks/community'
import {
  aComment,
  aPost,
  anEngagement,
  aShop,
  aStorage,
  createMemoryBackend,
  createMemoryPorts,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnswerFormWidget, AnswersWidget, PostListWidget, PostWidget, QuestionFormWidget } from './index.ts'

const paths = { post: (id: string) => `#post/${id}`, author: (id: string) => `#author/${id}` }
const savitri = { isGuestUser: false, userId: 'farmer-1', firstName: 'Savitri', lastName: 'Patil' }
const meena = { isGuestUser: false, userId: 'farmer-9', firstName: 'Meena', lastName: 'Rao' }

async function aCommunity(
  children: (refused: (failure: { code: string }) => void) => ReactNode,
  {
    posts = [],
    comments = [],
    user,
    tab = aStorage(),
  }: {
    posts?: Post[]
    comments?: ReturnType<typeof aComment>[]
    user?: object
    tab?: ReturnType<typeof aStorage>
  } = {},
) {
  const backend = createMemoryBackend({ shop: aShop({ community: { posts, comments } }) })
  const memory = createMemoryPorts({ backend, ...(user && { user }) })
  const mentioned: (readonly string[])[] = []
  const community: typeof memory.community = {
    ...memory.community,
    createComment(draft, options) {
      mentioned.push(draft.mentioned)
      return memory.community.createComment(draft, options)
    },
  }
  const ports = { ...memory, community }
  const refusals: string[] = []
  const storefront = createStorefront({ ports, locale: 'en', settings: defaultSettings, sessionStorage: () => tab })
  const content = children(({ code }) => void refusals.push(code))
  const { unmount } = await render(<StorefrontProvider storefront={storefront}>{content}</StorefrontProvider>)
  return { backend, ports, mentioned, refusals, unmount }
}

const somePosts = (count: number) =>
  Array.from({ length: count }, (_, index) => aPost({ id: `post-${index + 1}`, title: `Question number ${index + 1}` }))

const list = { filter: allPosts, firstPage: 1 }
const feed = (refused: (failure: { code: string }) => void) => (
  <PostListWidget list={list} paths={paths} pageHref={(pageNo) => `#page-${pageNo}`} onRefused={refused} />
)

function OnePost({ onRefused }: { readonly onRefused: (failure: { code: string }) => void }) {
  const post = usePost('post-1')
  if (post.status !== 'ready') return null
  const shared = { post: post.value, paths, onRefused }
  return (
    <>
      <PostWidget {...shared} onDeleted={() => {}} onReported={() => {}} />
      <AnswersWidget {...shared} firstPage={1} pageHref={(pageNo) => `#${pageNo}`} />
      <AnswerFormWidget post={post.value} signInHref="#sign-in" />
    </>
  )
}
const onePost = (refused: (failure: { code: string }) => void) => <OnePost onRefused={refused} />

const helpful = page.getByRole('button', { name: /^Helpful/ })
const answerField = page.getByRole('textbox', { name: 'Your answer' })
const noAnswer = 'There was no answer. Try again: it will not be posted twice.'
const send = page.getByRole('button', { name: 'Post answer' })

describe('PostListWidget', () => {
  const cards = page.getByRole('article')
  const more = page.getByRole('link', { name: 'More questions' })

  it('[34.1] reads twenty posts, then twenty more, until there are none; of more than a hundred those near the screen exist', async () => {
    await aCommunity(feed, { posts: somePosts(130) })
    for (const count of [20, 40, 60, 80]) {
      await expect.poll(() => cards.elements().length).toBe(count)
      await expect.element(more).toHaveAttribute('href', `#page-${count / 20 + 1}`)
      await more.click()
    }
    await expect.poll(() => cards.elements().length).toBe(100)
    const last = page.getByRole('article', { name: 'Question number 100', exact: true })
    await last.getByRole('link', { name: 'Question number 100' }).click()
    await more.click()
    // What was being read stays where it is while the others go, and what came follows it.
    await expect.element(page.getByRole('listitem').filter({ has: last })).toHaveAttribute('aria-setsize', '-1')
    await expect.poll(() => cards.elements().length).toBeLessThan(20)
    await expect.element(last).toBeInViewport()
    await expect.element(page.getByRole('link', { name: 'Question number 101' })).toBeInTheDocument()

    await more.click()
    await expect.element(page.getByText('You have seen all questions')).toBeInTheDocument()
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const end = page.getByRole('article', { name: 'Question number 130' })
    await expect.element(page.getByRole('listitem').filter({ has: end })).toHaveAttribute('aria-posinset', '130')
  })

  it('[34.3] likes a post for whoever is signed in, and says of a guest that it was refused', async () => {
    const guest = await aCommunity(feed, { posts: somePosts(1) })
    await helpful.click()
    await expect.poll(() => guest.refusals).toEqual(['auth/forbidden'])
    expect(guest.backend.calls('community.votePost')).toBe(0)
  })

  it('[34.3] replaces who likes it and takes it back', async () => {
    await aCommunity(feed, { posts: [aPost({ id: 'post-1', upVotes: ['farmer-2'] })], user: meena })
    await helpful.click()
    await expect.element(page.getByRole('button', { name: /^Helpful.*2 farmers/, pressed: true })).toBeVisible()
    await helpful.click()
    await expect.element(page.getByRole('button', { name: /^Helpful.*1 farmer/, pressed: false })).toBeVisible()
  })

  it('[34.3] stores the answer to a poll and shows its results', async () => {
    await aCommunity(feed, { posts: [aPost({ id: 'post-1', poll: anEngagement() })], user: meena })
    await page.getByRole('radio', { name: 'Yes' }).click()
    await page.getByRole('button', { name: 'Answer' }).click()
    await expect.element(page.getByText('70 %')).toBeVisible()
    await expect.element(page.getByText(/Your choice/)).toBeVisible()
  })
})

describe('a post and its answers', () => {
  const posts = [aPost({ id: 'post-1', replyCount: 1 })]
  const comments = [aComment({ commentId: 'comment-1', postId: 'post-1' })]

  it('[34.9] keeps what was typed in place of the question until it is taken, and says why it is not', async () => {
    const { backend, refusals } = await aCommunity(onePost, { posts, comments, user: savitri })
    await page.getByRole('button', { name: 'Edit the question' }).click()
    const field = page.getByRole('textbox', { name: 'Your question' })
    const save = page.getByRole('button', { name: 'Save' })
    await field.fill('Insects?')
    await save.click()
    await expect.element(field).toHaveAccessibleDescription(/^Write a little more/)
    expect(backend.calls('community.updatePost')).toBe(0)
    await field.fill('What are these white insects?')
    backend.set({ offline: true })
    await save.click()
    await expect.element(field).toHaveAccessibleDescription('You are offline. It was not sent.')
    await expect.element(field).toHaveValue('What are these white insects?')
    backend.set({ offline: false })
    await save.click()
    await expect.element(page.getByRole('heading', { name: 'What are these white insects?' })).toHaveFocus()
    expect(refusals).toEqual([])
  })

  it('[34.4] leads a guest to sign in', async () => {
    await aCommunity(onePost, { posts, comments })
    await expect.element(page.getByRole('link', { name: 'Sign in to answer' })).toHaveAttribute('href', '#sign-in')
  })

  it('[34.4] posts an answer once, though its first answer was lost', async () => {
    const { backend } = await aCommunity(onePost, { posts, comments, user: meena })
    await send.click()
    await expect.element(answerField).toHaveAccessibleDescription(/Write something here/)
    await answerField.fill('Yellow sticky traps.')
    backend.set({ loseNext: true })
    await send.click()
    await expect.element(page.getByText(noAnswer)).toBeVisible()
    await send.click()
    await expect.element(page.getByText('Your answer is posted.')).toBeVisible()
    expect(page.getByText('Yellow sticky traps.').elements()).toHaveLength(1)
  })

  it('[34.4] posts the words of an answer that was changed after its answer was lost', async () => {
    const { backend } = await aCommunity(onePost, { posts, comments, user: meena })
    await answerField.fill('Yellow sticky traps.')
    backend.set({ loseNext: true })
    await send.click()
    await expect.element(page.getByText(noAnswer)).toBeVisible()
    await answerField.fill('Ten yellow sticky traps an acre.')
    await send.click()
    await expect.element(page.getByText('Ten yellow sticky traps an acre.')).toBeVisible()
    await expect.element(page.getByText('Your answer is posted.')).toBeVisible()
  })

  it('[34.4] names somebody of the thread, and tells the server who it is', async () => {
    const author = { userId: 'farmer-3', name: 'Meena Rao', profilePic: '' }
    const comments = [aComment({ commentId: 'c-1', postId: 'post-1', author })]
    const { mentioned } = await aCommunity(onePost, { posts: somePosts(1), comments, user: savitri })
    await answerField.fill('Thanks @me')
    await page.getByRole('option', { name: '@Meena Rao' }).click()
    await expect.element(answerField).toHaveValue('Thanks @Meena Rao ')
    await userEvent.keyboard('a lot.')
    await expect.element(answerField).toHaveValue('Thanks @Meena Rao a lot.')
    await send.click()
    await expect.element(page.getByText('Your answer is posted.')).toBeVisible()
    expect(mentioned).toEqual([['farmer-3']])
  })

  it('[34.4] keeps what is written while an answer is sent', async () => {
    const { backend } = await aCommunity(onePost, { posts, comments, user: meena })
    await answerField.fill('Yellow sticky traps.')
    backend.set({ latencyMs: 300 })
    await send.click()
    await answerField.fill('And neem oil.')
    await expect.element(page.getByText('Yellow sticky traps.')).toBeVisible()
    await expect.element(answerField).toHaveValue('And neem oil.')
    expect(backend.calls('community.createComment')).toBe(1)
  })

  it('[34.4] begins with what was written before the page was loaded anew', async () => {
    const shop = { posts, comments, user: meena, tab: aStorage() }
    const { unmount } = await aCommunity(onePost, shop)
    await answerField.fill('Yellow sticky')
    await unmount()
    await aCommunity(onePost, shop)
    await expect.element(answerField).toHaveValue('Yellow sticky')
  })

  it('[34.4] accepts an answer of somebody else, for whoever asked', async () => {
    await aCommunity(onePost, { posts, comments, user: savitri })
    await page.getByRole('button', { name: 'This solved it' }).click()
    await expect.element(page.getByText('Solved it', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Solved', { exact: true })).toBeVisible()
  })

  it('[34.5, 34.9] never offers its author to report it, not before it is known who reads either', async () => {
    const offered: string[] = []
    const watch = new MutationObserver(() => {
      offered.push(...[...document.querySelectorAll('footer button')].map(({ textContent }) => textContent))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await aCommunity(onePost, { posts, comments, user: savitri })
    await expect.element(page.getByRole('button', { name: 'Edit the question' })).toBeVisible()
    watch.disconnect()
    expect(offered).toContain('Edit the question')
    expect(offered).not.toContain('Report')
  })

  it('[34.3, 34.9] changes the words for its author', async () => {
    await aCommunity(onePost, { posts, comments, user: savitri })
    await page.getByRole('button', { name: 'Edit the question' }).click()
    await page.getByRole('textbox', { name: 'Your question' }).fill('What are these white insects?')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByRole('heading', { name: 'What are these white insects?' })).toBeVisible()
  })
})

describe('QuestionFormWidget', () => {
  it('[34.2] says what is missing, keeps what is written, and posts it once', async () => {
    const posted: string[] = []
    const { backend, ports } = await aCommunity(() => <QuestionFormWidget onPosted={(id) => posted.push(id)} />, {
      user: meena,
    })
    const title = page.getByRole('textbox', { name: 'Your question' })
    const submit = page.getByRole('button', { name: 'Post question' })
    await submit.click()
    await expect.element(title).toHaveFocus()
    await title.fill('Why do my okra leaves turn yellow?')
    // The answer that is lost is that of the question, not that of the session before it.
    await ports.session.open()
    backend.set({ loseNext: true })
    await submit.click()
    await expect.element(page.getByText(noAnswer)).toBeVisible()
    await expect.element(title).toHaveValue('Why do my okra leaves turn yellow?')
    await submit.click()
    await expect.poll(() => posted).toHaveLength(1)
    const own = await ports.community.posts({ filter: allPosts, pageNum: 1, userId: meena.userId })
    expect(own).toMatchObject({ ok: true, value: [{ id: posted[0] }] })
  })
})
