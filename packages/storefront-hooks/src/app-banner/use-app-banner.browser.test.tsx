import { defaultSettings } from '@krishi/storefront-core/settings'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useAppBanner } from './use-app-banner.ts'

const androidHref = 'https://play.example/krishi'
const settings = { ...defaultSettings, appBanner: { androidHref, iosHref: '' } }

describe('the invitation to the app', () => {
  function Banner({ loadedAt }: { readonly loadedAt: number }) {
    const [pathname, setPathname] = useState('/')
    const { href, dismiss } = useAppBanner({ pathname, userAgent: 'Android', loadedAt })
    return (
      <>
        <p>{href ?? 'none'}</p>
        <button onClick={dismiss}>Close</button>
        <button onClick={() => setPathname('/cart')}>Cart</button>
      </>
    )
  }
  const see = (words: string) => expect.element(page.getByText(words)).toBeVisible()

  it('[10.3] is seen two seconds after the page was loaded, and on no page that it disturbs', async () => {
    const { storefront, clock } = aStorefront({ settings })
    await renderInStorefront(storefront, <Banner loadedAt={clock.now() - 500} />)
    await clock.advance(1499)
    expect(clock.waiting()).toBe(1)
    await see('none')
    await clock.advance(1)
    await see(androidHref)
    await page.getByRole('button', { name: 'Cart' }).click()
    await see('none')
  })

  it('[10.3] is seen at once where its code came late, and waits for nothing on a page that was left', async () => {
    const { storefront, clock } = aStorefront({ settings })
    const { unmount } = await renderInStorefront(storefront, <Banner loadedAt={clock.now() - 9000} />)
    await clock.advance(0)
    await see(androidHref)
    await unmount()
    const left = await renderInStorefront(storefront, <Banner loadedAt={clock.now()} />)
    await left.unmount()
    expect(clock.waiting()).toBe(0)
  })

  it('[07.2] [10.3] stays away for the visit once it was closed', async () => {
    const { storefront, clock, tab } = aStorefront({ settings })
    const { unmount } = await renderInStorefront(storefront, <Banner loadedAt={clock.now()} />)
    await clock.advance(2000)
    await see(androidHref)
    await page.getByRole('button', { name: 'Close' }).click()
    await see('none')
    expect(tab.getItem('downloadCardHidden')).toBe('true')
    await unmount()
    await renderInStorefront(storefront, <Banner loadedAt={clock.now()} />)
    await see('none')
    expect(clock.waiting()).toBe(0)
  })
})
