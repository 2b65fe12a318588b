import type { Meta, StoryObj } from '@storybook/react-vite'
import { useUi } from '../../i18n/index.ts'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Make this my default address' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Checked: Story = { args: { defaultChecked: true, hint: 'You can change it later' } }

export const Invalid: Story = { args: { label: 'I agree to the terms', error: 'Agree to the terms to go on' } }

function TermsLabel() {
  const { Link } = useUi()
  return (
    <>
      I have read the <Link href="/terms-and-conditions">terms and conditions of sale, delivery and return</Link> and
      agree
    </>
  )
}

export const LongText: Story = { args: { label: <TermsLabel /> } }
