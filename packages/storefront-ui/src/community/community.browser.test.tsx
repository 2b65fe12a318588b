import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { conformance } from '../testing/index.ts'
import { hasWholeRing } from '../testing/has-whole-ring.ts'
import { communityContract } from './community.contract.ts'
import { someAnswer, somePoll, somePost } from './community.fixtures.ts'
import { AnswerList, AuthorCard, FeedFilters, PostList, PostView } from './index.ts'
import ta from './messages/ta.json'

const noop = () => {}
const reasons = ['spam', 'hate-speech', 'dislike', 'false-information', 'nudity', 'other']
const actions = {
  titleLimit: 150,
  onLike: noop,
  onChoose: noop,
  onRename: () => Promise.resolve(null),
  onDelete: noop,
  onReport: noop,
}

const feedFilters = (
  <FeedFilters
    choices={[
      { kind: 'all', href: '#all', isCurrent: true },
      { kind: 'unsolved', href: '#unsolved', isCurrent: false },
    ]}
    show={null}
    action="#"
    crops={['paddy']}
    crop={null}
    languages={[{ locale: 'ta', name: 'தமிழ்' }]}
    language={null}
  />
)

conformance('PostList', {
  contract: communityContract,
  widget: () => <PostList posts={[somePost()]} status="ready" nextHref="#more" onLike={noop} onChoose={noop} />,
})

describe('PostList', () => {
  it('[34.1] shows who asks what, and how others see it', async () => {
    await render(<PostList posts={[somePost()]} status="ended" onLike={noop} onChoose={noop} />)
    const card = page.getByRole('article', { name: 'White insects under the tomato leaves' })
    await expect.element(card.getByRole('link', { name: 'Savitri Patil' })).toBeVisible()
    await expect.element(card.getByText(/Nashik, Maharashtra/)).toBeVisible()
    for (const fact of ['Tomato', 'Solved', '3 answers', '264 views']) {
      await expect.element(card.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByText('You have seen all questions')).toBeVisible()
  })

  it('[34.2] plays a film with the controls of the browser, of which nothing but the picture is read before', async () => {
    const film = { url: '/api/films/1.mp4', posterUrl: '/img/media-1.webp' }
    await render(<PostList posts={[somePost({ film })]} status="ended" onLike={noop} onChoose={noop} />)
    const video = page.getByLabelText('Video by Savitri Patil')
    await expect.element(video).toBeVisible()
    for (const [name, value] of [
      ['preload', 'none'],
      ['controls', ''],
      ['src', film.url],
      ['poster', `${film.posterUrl}?w=640&q=75`],
    ] as const) {
      await expect.element(video).toHaveAttribute(name, value)
    }
  })

  it('gives a link in what somebody wrote no weight and no way back', async () => {
    await render(<PostList posts={[somePost()]} status="ended" onLike={noop} onChoose={noop} />)
    const link = page.getByRole('link', { name: 'https://icar.org.in/whitefly' })
    await expect.element(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer')
  })

  it('shows markup as the text that it is', async () => {
    const text = [{ text: '<img src=x onerror="alert(1)"> & <b>bold</b>', href: null }]
    await render(<PostList posts={[somePost({ text })]} status="ended" onLike={noop} onChoose={noop} />)
    await expect.element(page.getByText('<img src=x onerror="alert(1)"> & <b>bold</b>')).toBeVisible()
  })

  it('[34.3] tells what the shopper chose in a poll, and asks only where it is open', async () => {
    const chosen: string[] = []
    const choose = (_post: string, option: string) => void chosen.push(option)
    const post = somePost({ engagement: somePoll() })
    const { rerender } = await render(<PostList posts={[post]} status="ended" onLike={noop} onChoose={choose} />)
    await page.getByRole('button', { name: 'Answer' }).click()
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await page.getByRole('radio', { name: 'Not yet' }).click()
    await page.getByRole('button', { name: 'Answer' }).click()
    expect(chosen).toEqual(['1'])
    const options = somePoll().options.map((option) => ({ ...option, isSelected: option.id === '1' }))
    const answered = somePost({ engagement: somePoll({ isOpen: false, options }) })
    await rerender(<PostList posts={[answered]} status="ended" onLike={noop} onChoose={choose} />)
    const results = page.getByRole('list', { name: 'Have you sown your wheat?' })
    await expect.element(results.getByText('33 %')).toBeVisible()
    await expect.element(results.getByText(/Your choice/)).toBeVisible()
    await expect.element(results).toHaveFocus()
    expect(page.getByRole('radio').elements()).toEqual([])
  })
})

describe('FeedFilters', () => {
  it('[34.1] leaves the ring of a focused feed whole', async () => {
    await render(feedFilters)
    await userEvent.tab()
    const first = page.getByRole('link').first()
    await expect.element(first).toHaveFocus()
    expect(hasWholeRing(first.element(), page.getByRole('list').element())).toBe(true)
  })

  it('[34.1] shows in Tamil on a phone whole what is chosen', async () => {
    await render(
      <div lang="ta" style={{ inlineSize: 328 }}>
        <UiProvider locale="ta" messages={{ community: ta }}>
          {feedFilters}
        </UiProvider>
      </div>,
    )
    const words = document.createElement('canvas').getContext('2d')
    for (const select of page.getByRole('combobox').elements()) {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      if (words) words.font = font
      const chosen = (select as HTMLSelectElement).selectedOptions[0]?.text ?? ''
      expect(words?.measureText(chosen).width).toBeLessThanOrEqual(room)
    }
  })
})

describe('PostView', () => {
  it('[34.5] asks for one of the reasons before it reports', async () => {
    const reported: string[] = []
    const report = (reason: string) => void reported.push(reason)
    await render(<PostView post={somePost()} isOwn={false} reasons={reasons} {...actions} onReport={report} />)
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const names = ['Spam', 'Hate speech', 'I just don’t like it', 'False information', 'Nudity', 'Other']
    for (const name of names) await expect.element(dialog.getByRole('radio', { name })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Send report' })).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('radio', { name: 'Nudity' }).click()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    expect(reported).toEqual(['nudity'])
  })

  it('[34.9] lets its author alone edit and delete it', async () => {
    const renamed: string[] = []
    const rename = (title: string) => Promise.resolve(renamed.push(title) === 1 ? ('too-long' as const) : null)
    const { rerender } = await render(<PostView post={somePost()} isOwn={false} reasons={reasons} {...actions} />)
    expect(page.getByRole('button', { name: /Delete|Edit/ }).elements()).toEqual([])
    await rerender(<PostView post={somePost()} isOwn={null} reasons={reasons} {...actions} />)
    expect(page.getByRole('button', { name: /Delete|Edit|Report/ }).elements()).toEqual([])
    await rerender(<PostView post={somePost()} isOwn reasons={reasons} {...actions} onRename={rename} />)
    expect(page.getByRole('button', { name: 'Report' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Edit the question' }).click()
    const field = page.getByRole('textbox', { name: 'Your question' })
    await expect.element(field).toHaveFocus()
    await field.fill('What are these white insects?')
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    await expect.element(field).toHaveAccessibleDescription('This is too long. Write at most 150 letters.')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('What are these white insects?')
    await field.fill('What are these insects?')
    await expect.element(field).not.toHaveAccessibleDescription('This is too long. Write at most 150 letters.')
    await save.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(renamed).toEqual(['What are these white insects?', 'What are these insects?'])
  })
})

describe('AnswerList', () => {
  it('[34.4] offers to accept and to delete only where that is allowed', async () => {
    const answers = [someAnswer({ mayAccept: true }), someAnswer({ id: '2', mayDelete: true })]
    await render(
      <AnswerList answers={answers} status="ended" count={2} onLike={noop} onAccept={noop} onDelete={noop} />,
    )
    expect(page.getByRole('button', { name: 'This solved it' }).elements()).toHaveLength(1)
    expect(page.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(1)
  })
})

describe('AuthorCard', () => {
  it('[34.8] tells posts, followers, followed and badges', async () => {
    const totals = { postCount: 1, followers: 2, following: 0, badges: ['helper'] as const }
    await render(<AuthorCard name="Savitri Patil" totals={totals} isFollowed={false} onFollow={noop} />)
    for (const text of ['1 question', '2 followers', 'follows nobody', 'Helps others']) {
      await expect.element(page.getByText(text)).toBeVisible()
    }
  })
})
