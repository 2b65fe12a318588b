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
  parameters: { docs: { story: { inline: false, height: '240px' } } },
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
