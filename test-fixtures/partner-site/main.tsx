import { formatInr } from '@krishi/storefront-core'
import { UiProvider } from '@krishi/storefront-ui'
import { LanguageSwitcher } from '@krishi/storefront-ui/language-switcher'
import languageSwitcher from '@krishi/storefront-ui/language-switcher/messages/hi.json'
import '@krishi/storefront-ui/language-switcher/styles.css'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import '@krishi/storefront-ui/primitives/error-notice/styles.css'
import { createRoot } from 'react-dom/client'
import { Stepper } from './readme-example'

const hindi = { locale: 'hi', name: 'हिन्दी', href: '/hi' } as const
const english = { locale: 'en', name: 'English', href: '/' } as const
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

createRoot(root).render(
  <UiProvider locale="hi" messages={{ languageSwitcher }}>
    <LanguageSwitcher current={hindi} choices={[hindi, english]} />
    <ErrorNotice onRetry={() => undefined}>दाम नहीं मिले।</ErrorNotice>
    <Stepper />
    <output>{formatInr(123_456_00)}</output>
  </UiProvider>,
)
