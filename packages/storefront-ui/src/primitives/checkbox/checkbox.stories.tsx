import type { Meta, StoryObj } from '@storybook/react-vite'
import { useUi } from '../../i18n/index.ts'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Make this my default address' },
  parameters: {
    usage: {
      when: 'A choice of yes or no that stands until it is changed.',
      instead: 'For one of a few answers use the radio group; for an action a button.',
      dos: [
        'Say in the label what a tick means.',
        'Put a link into the label where there is something to read first.',
        'Say in `error` what to do.',
      ],
      donts: [
        'Tick a consent beforehand where the law wants it given.',
        'Hide or disable it: a refused form says why.',
      ],
    },
  },
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
