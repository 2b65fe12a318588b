import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inShop, openShop } from '../testing/index.ts'
import { SearchBoxWidget } from './search-box-widget.tsx'
import type { SearchBoxWidgetProps } from './search-box-widget.tsx'

/** A plain form of a page that the box joins. */
function Bar(props: Omit<SearchBoxWidgetProps, 'form'>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <div style={{ position: 'relative', minBlockSize: '32rem' }}>
      <form ref={setForm} action="#search" role="search">
        <input
          type="search"
          name="q"
          aria-label="Search"
          style={{ inlineSize: '100%', blockSize: 'var(--sf-target)' }}
        />
      </form>
      <div style={{ position: 'relative' }}>{form ? <SearchBoxWidget {...props} form={form} /> : null}</div>
    </div>
  )
}

const meta = {
  title: 'Connected/Search box',
  component: Bar,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    links: {
      product: (handle) => `#${handle}`,
      article: (slug) => `#blogs/${slug}`,
      results: (term) => `#search/${term}`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'oil')
    await canvas.findByRole('option', { name: /Neem/ })
  },
  parameters: {
    usage: {
      when: 'Making a plain search form of a page interactive.',
      instead: 'With data of your own use "Search box": parts and keys are the same.',
      dos: [
        'Pass the form of the page: it works before and without this.',
        'Show the page of results in `onSearch`.',
        'Offer crops of the farm as `ownTerms`, and the voice of the device as `hearing`.',
      ],
      donts: [
        'Load it with the page: it can come with the first focus.',
        'Put it anywhere but behind its form, in a place that is `position: relative`.',
      ],
    },
  },
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const Popular: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await canvas.findAllByRole('option')
  },
}

export const Articles: Story = {
  args: { variant: 'articles' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'neem')
    await canvas.findByRole('option', { name: /Article neem/ })
  },
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'tractor')
    await canvas.findByText(/./, { selector: '[data-part=nothing] > [data-part=title]' })
  },
}

export const Loading: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'oil')
  },
}

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'oil')
    await canvas.findByRole('alert')
  },
}

export const Offline: Story = { ...Failed, globals: { network: 'offline' } }
