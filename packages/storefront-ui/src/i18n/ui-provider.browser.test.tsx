import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UiProvider, useUi, useWidgetMessages } from './index.ts'
import type { HostTranslate, LinkProps, MessageError } from './index.ts'

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

const french = (scope: string, key: string) => (scope === 'greeting' && key === 'hello' ? 'Bonjour' : undefined)
const languageOf = (text: string) => page.getByText(text).element().closest('[lang]')?.getAttribute('lang') ?? null

describe('any locale tag', () => {
  it('is one of the six languages, whatever the region', async () => {
    await render(
      <UiProvider locale="hi-IN" messages={{ greeting: { hello: 'नमस्ते', bye: 'फिर मिलेंगे' } }}>
        <Greeting />
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('नमस्ते, फिर मिलेंगे')
    await expect.element(words).toHaveAttribute('lang', 'hi')
  })

  it('gives English that says so where it names another language, and again what is in one of ours', async () => {
    await render(
      <UiProvider locale="fr-FR">
        <p>{'Page'}</p>
        <UiProvider link={RouterLink}>
          <Links />
        </UiProvider>
        <UiProvider locale="ta-IN">
          <i>{'Tamil'}</i>
        </UiProvider>
      </UiProvider>,
    )
    expect(languageOf('Page')).toBe('en')
    expect(languageOf('Cart')).toBe('en')
    expect(languageOf('Tamil')).toBe('ta')
    expect(document.querySelectorAll('div[lang]')).toHaveLength(2)
  })
})

describe('a translator of the host', () => {
  it('is asked with scope, key and values, after the texts of the widget and before ours', async () => {
    const asked: unknown[] = []
    const translate: HostTranslate = (scope, key, values) => {
      if (values) asked.push([scope, key, values])
      return key === 'count' ? `${values?.['count']} pièces` : undefined
    }
    const Count = ({ messages }: { messages?: { bye?: string } }) => {
      const t = useWidgetMessages('greeting', { count: 'Pieces', bye: 'Goodbye' }, messages)
      return <p>{[t('count', { count: 2 }), t('bye')].join(', ')}</p>
    }
    const screen = await render(
      <UiProvider translate={translate}>
        <Count />
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('2 pièces, Goodbye')
    expect(asked).toContainEqual(['greeting', 'count', { count: 2 }])
    await screen.rerender(
      <UiProvider translate={() => 'Au revoir'}>
        <Count messages={{ bye: 'Bye' }} />
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('Au revoir, Bye')
  })

  it('speaks the language of its page, which then marks only what it lacks', async () => {
    const Marked = () => {
      const t = useWidgetMessages('greeting', en)
      return (['hello', 'bye'] as const).map((key) => (
        <span key={key} lang={t.lang(key)}>
          {t(key)}
        </span>
      ))
    }
    const { container } = await render(
      <UiProvider locale="fr" translate={french}>
        <Marked />
      </UiProvider>,
    )
    await expect.element(page.getByText('Bonjour')).not.toHaveAttribute('lang')
    await expect.element(page.getByText('Goodbye')).toHaveAttribute('lang', 'en')
    expect(container.querySelector('div')).toBeNull()
  })

  it('is not asked by a provider of another language within', async () => {
    await render(
      <UiProvider locale="fr" translate={french}>
        <UiProvider locale="hi" messages={{ greeting: { hello: 'नमस्ते', bye: 'फिर मिलेंगे' } }}>
          <Greeting />
        </UiProvider>
      </UiProvider>,
    )
    await expect.element(words).toHaveTextContent('नमस्ते, फिर मिलेंगे')
  })
})
