import type { Meta, StoryObj } from '@storybook/react-vite'
import { someSeller } from '../testing/index.ts'
import { SiteFooter } from './site-footer.tsx'

const meta = {
  title: 'Shell/Site footer',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'The end of every page: help first, then categories, policies, and who sells.',
      instead: 'For help at hand on a page use the help button.',
      dos: [
        'Pass `seller` where the law wants the seller told.',
        'Leave a number empty where nobody answers it: its link, or all of help, is left out.',
      ],
      donts: ['Put offers into it.', 'Translate name and address of the seller: they are told as they are registered.'],
    },
  },
  args: {
    shopHref: '#home',
    categories: [
      { label: 'Seeds', href: '#seeds' },
      { label: 'Crop Protection', href: '#protection' },
    ],
    policies: {
      ...{ termsOfService: '#terms', refund: '#refund', privacy: '#privacy' },
      ...{ privacyChoices: '#choices', accessibility: '#everybody' },
    },
    callNumber: '1800123456',
    chatNumber: '919876543210',
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** As Indian law wants it told. */
export const WithSeller: Story = { args: { seller: someSeller() } }

export const WithoutNumbers: Story = { args: { callNumber: '', chatNumber: '' } }
