import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UiProvider, useUi, useWidgetMessages } from './index.ts'
import type { LinkProps, MessageError } from './index.ts'

const en = { hello: 'Hello', bye: 'Goodbye' }

function Greeting({ messages }: { messages?: { hello?: string } }) {
  const t = useWidgetMessages('greeting', en, messages)
  return (
    <p lang={t.lang('hello')}>
      {t('hello')}, {t('bye')}
    </p>
  )
}

function Links() {
  const { Link } = useUi()
  return (
    <>
      <Link href="/cart">Cart</Link>
      <Link href="https://example.com" rel="nofollow">
        Elsewhere
      </Link>
      <Link href="tel:18001234">Call</Link>
    </>
  )
}

const RouterLink = (props: LinkProps) => <a data-router="" {...props} />
const words = page.getByRole('paragraph')

describe('UiProvider', () => {
  it('is not needed: widgets are English and link by themselves', async () => {
    await render(
      <>
        <Greeting />
        <Links />
      </>,
    )
    await expect.element(words).toHaveTextContent('Hello, Goodbye')
    await expect.element(page.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
  })

  it('gives a language by scope, under what a widget is given itself', async () => {
    const screen = await render(
      <UiProvider locale="hi" messages={{ greeting: { hello: 'नमस्ते', bye: 'फिर मिलेंगे' } }}>
        <Greeting />
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('नमस्ते, फिर मिलेंगे')
    await expect.element(words).toHaveAttribute('lang', 'hi')
    await screen.rerender(
      <UiProvider locale="hi" messages={{ greeting: { hello: 'नमस्ते', bye: 'फिर मिलेंगे' } }}>
        <Greeting messages={{ hello: 'राम राम' }} />
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('राम राम, फिर मिलेंगे')
  })

  it('reports what a language lacks, while the shopper reads English', async () => {
    const errors: MessageError[] = []
    await render(
      <UiProvider
        locale="te"
        messages={{ greeting: { hello: 'నమస్తే' } }}
        onMessageError={(error) => {
          if (!errors.some(({ key }) => key === error.key)) errors.push(error)
        }}
      >
        <Greeting />
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('నమస్తే, Goodbye')
    expect(errors).toEqual([{ scope: 'greeting', key: 'bye', locale: 'te' }])
  })

  it('changes inside another only what it names, and takes no texts of another language', async () => {
    await render(
      <UiProvider locale="hi" link={RouterLink} messages={{ greeting: { hello: 'नमस्ते', bye: 'फिर मिलेंगे' } }}>
        <UiProvider locale="ta">
          <Greeting />
          <Links />
        </UiProvider>
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('Hello, Goodbye')
    await expect.element(page.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-router')
  })

  it('[05.6] keeps links out of the site away from the router', async () => {
    await render(
      <UiProvider link={RouterLink}>
        <Links />
      </UiProvider>,
    )
    const elsewhere = page.getByRole('link', { name: 'Elsewhere' })
    await expect.element(elsewhere).not.toHaveAttribute('data-router')
    await expect.element(elsewhere).toHaveAttribute('target', '_blank')
    await expect.element(elsewhere).toHaveAttribute('rel', 'noopener nofollow')
  })
})
