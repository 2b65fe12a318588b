import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSwitcher } from './language-switcher.tsx'

const choices = [
  { locale: 'en', name: 'English', href: '#en' },
  { locale: 'hi', name: 'हिन्दी', href: '#hi' },
  { locale: 'te', name: 'తెలుగు', href: '#te' },
  { locale: 'kn', name: 'ಕನ್ನಡ', href: '#kn' },
] as const

const meta = {
  title: 'Shell/Language switcher',
  component: LanguageSwitcher,
  args: { current: choices[0], choices },
  parameters: {
    usage: {
      when: 'Reading the same page in another language.',
      dos: [
        'Write each language in its own script.',
        'Add the language of the page to `choices` where it is reached by its address alone.',
        'Keep the choice in `onChoose`; the link is followed all the same.',
      ],
      donts: ['Use flags: a language is no country.', 'Change the language by place or device without asking.'],
    },
  },
} satisfies Meta<typeof LanguageSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const InTelugu: Story = { args: { current: choices[2] } }

/** A page in a language that is reached by its address alone. */
export const InTamil: Story = {
  args: {
    current: { locale: 'ta', name: 'தமிழ்', href: '#ta' },
    choices: [...choices, { locale: 'ta', name: 'தமிழ்', href: '#ta' }],
  },
}
