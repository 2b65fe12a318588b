import { filmPartBytes } from '@krishi/storefront-core/film'
import { aFilm } from '../../../tooling/a-film.ts'
import { inFull } from '../../../tooling/test-matrix.ts'
import { openWithoutScripts } from './models/kept-state.ts'
import { expect, test } from './models/shop-test.ts'
import { desktop } from './models/screens.ts'
import { SignInView, aMobileNumber, signInFor } from './models/sign-in.ts'
import type { Shopper } from './models/shopper.ts'

const title = (shopper: Shopper) => shopper.page.getByRole('heading', { level: 1 })

/** Signs out by dropping the session, and signs somebody else in on the way to an address. */
async function becomeAnother(shopper: Shopper, address: string): Promise<void> {
  await openWithoutScripts(shopper.page)
  await shopper.page.context().clearCookies()
  await shopper.page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await signInFor(shopper, address)
}

test('[34.2] [34.3] [34.4] one asks, another answers and finds the question helpful', async ({ shopper, page }) => {
  await shopper.open('/kisan-vedika/posts')
  await shopper.link('vedika', 'ask').first().click()
  await expect(page).toHaveURL(/signin\?callBackUrl=\/kisan-vedika\/posts\/ask/)
  await shopper.waitForHydration()
  const asker = aMobileNumber()
  await new SignInView(shopper).signIn(asker)
  const words = `Why do my okra leaves turn yellow in field ${asker}?`
  await page.getByRole('textbox', { name: shopper.says('community', 'question') }).fill(words)
  await page.getByRole('textbox', { name: shopper.says('community', 'pincode') }).fill('422001')
  await shopper.button('community', 'submit').click()
  await expect(title(shopper)).toHaveText(words)
  const path = new URL(page.url()).pathname

  await becomeAnother(shopper, path)
  await page.getByRole('textbox', { name: shopper.says('community', 'answer') }).fill('It is yellow vein mosaic.')
  await shopper.button('community', 'answerSubmit').click()
  await expect(page.getByText('It is yellow vein mosaic.')).toBeVisible()
  const helpful = page.getByRole('article').first().getByRole('button', { pressed: false }).first()
  await helpful.click()
  await expect(page.getByRole('article').first().getByRole('button', { pressed: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('It is yellow vein mosaic.')).toBeVisible()
})

test.describe('with a film', inFull(), () => {
  test('[34.2] a question takes its film along, which goes on after a lost connection and is played from anywhere', async ({
    shopper,
    page,
  }) => {
    await signInFor(shopper, '/kisan-vedika/posts/ask')
    const film = aFilm(12, 2 * filmPartBytes)
    const choosing = page.waitForEvent('filechooser')
    await shopper.button('film-choice', 'add').click()
    await (await choosing).setFiles({ name: 'field.mp4', mimeType: 'video/mp4', buffer: Buffer.from(film) })
    await expect(page.getByRole('img', { name: 'field.mp4' })).toBeVisible()
    const words = `Which insect eats these leaves in field ${aMobileNumber()}?`
    await page.getByRole('textbox', { name: shopper.says('community', 'question') }).fill(words)
    let parts = 0
    await page.route(/\/api\/media\?.*filmOf/, (route) => {
      parts += 1
      return parts === 2 ? route.abort('connectionreset') : route.continue()
    })
    await shopper.button('community', 'submit').click()
    await expect(title(shopper)).toHaveText(words)
    const video = page.locator('video')
    await expect(video).toHaveAttribute('preload', 'none')
    const answer = await page.request.get(String(await video.getAttribute('src')), {
      headers: { range: 'bytes=100-299' },
    })
    expect([answer.status(), (await answer.body()).equals(Buffer.from(film.slice(100, 300)))]).toEqual([206, true])
  })
})

test.describe('the list of articles', inFull(), () => {
  test('[34.7] goes on in its place and suggests while one types, by code that comes with the first touch', async ({
    shopper,
    page,
  }) => {
    await shopper.open('/kisan-vedika/blogs')
    await shopper.waitForStart()
    const main = page.getByRole('main')
    const first = await main.getByRole('article').count()
    await shopper.link('article-card', 'loadMore', main).click()
    await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(first)
    const field = main.getByRole('combobox')
    await main.getByRole('search').locator('input').first().click()
    await expect(field).toBeFocused()
    await field.pressSequentially('neem')
    await expect(main.getByRole('option').first()).toBeVisible()
  })
})

test.describe('without scripts', inFull(), () => {
  test.use({ javaScriptEnabled: false })

  test('[34.1] the feed is narrowed, goes on to its next page, and leads to a post', async ({ shopper, page }) => {
    await shopper.open('/kisan-vedika/posts')
    const cards = page.getByRole('list', { name: shopper.says('community', 'list') }).getByRole('article')
    await expect(cards).toHaveCount(20)
    await shopper.link('community', 'loadMore').click()
    await expect(page).toHaveURL(/pageNo=2$/)
    await expect(cards).toHaveCount(20)
    await page.goto('/kisan-vedika/posts?show=unsolved&crop=mango')
    const question = await cards.first().getByRole('heading').innerText()
    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(title(shopper)).toHaveText(question)
  })
})

for (const [language, screen] of [
  ['hi', desktop],
  ['ta', {}],
] as const) {
  test.describe(`in ${language}`, inFull(), () => {
    test.use({ ...screen, language })

    test('[34.7] the articles are listed, and lead to one of them', async ({ shopper, page }) => {
      await shopper.open('/kisan-vedika/blogs')
      await expect(shopper.heading('vedika', 'articlesTitle')).toBeVisible()
      await page.getByRole('main').getByRole('article').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/kisan-vedika\/blogs\/[a-z-]+$/)
    })
  })
}
