import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { Toaster, createToastStore } from './index.ts'
import type { NewToast } from './index.ts'

function Notices({ first }: { first: NewToast }) {
  const [store] = useState(createToastStore)
  useEffect(() => {
    store.show(first)
  }, [store, first])
  return (
    <>
      <Button onClick={() => store.show(first)}>Show it again</Button>
      <Toaster store={store} />
    </>
  )
}

const forever = 2 ** 31 - 1

const meta = {
  title: 'Primitives/Toast',
  component: Notices,
  args: { first: { text: 'Coupon KISAN50 applied', tone: 'success', durationMs: forever } },
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    usage: {
      when: 'Saying in one sentence what just happened, with one thing that can be done, such as "Undo".',
      instead: 'For a failure that stays use the error notice; for what must be answered the confirm dialog.',
      dos: [
        'Mount `Toaster` once: its live region must be in the page before its text.',
        'Say what happened to what: "Arka Rakshak Tomato Seeds removed".',
        'Leave time to press an action: it waits while pointer or focus is on it.',
      ],
      donts: [
        'Put anything into it that is not to be found elsewhere.',
        'Show several for one action: a phone shows the newest alone.',
        'Move focus to it.',
      ],
    },
  },
} satisfies Meta<typeof Notices>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const StockAtTheTop: Story = {
  args: { first: { text: 'Only 3 left, set to 3', placement: 'top-center', durationMs: forever } },
}

export const WithUndo: Story = {
  args: {
    first: {
      text: 'Arka Rakshak Tomato Seeds removed',
      action: { label: 'Undo', onSelect: () => undefined },
      durationMs: forever,
    },
  },
}

export const Failed: Story = {
  args: { first: { text: 'The coupon could not be applied. Try again.', tone: 'danger', durationMs: forever } },
}
