import type { Meta, StoryObj } from '@storybook/react-vite'
import { noIntents, sentFacts, someFacts, useInteractiveFacts } from './sign-in.fixtures.tsx'
import { SignInModal } from './sign-in-modal.tsx'
import type { SignInModalProps } from './sign-in-modal.tsx'

/** A sign-in that keeps what is typed and goes from step to step. */
function LiveModal(props: SignInModalProps) {
  return <SignInModal {...props} {...useInteractiveFacts(props.facts)} />
}

const nothing = () => undefined

const meta = {
  title: 'Sign-in/Sign-in modal',
  component: SignInModal,
  args: {
    open: true,
    onOpenChange: nothing,
    title: 'Sign in to write a review',
    facts: someFacts(),
    ...noIntents,
  },
  render: (args) => <LiveModal {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    usage: {
      when: 'Signing in over the page that asks for it, which is still there afterwards.',
      instead: 'As a page of its own use sign-in.',
      dos: [
        'Say in `title` what it is for: "Sign in to write a review".',
        'Do what was asked for as soon as `busy` is `verified`, then close it.',
      ],
      donts: ['Open it without a tap of the shopper.', 'Lose what was typed behind it.'],
    },
  },
} satisfies Meta<typeof SignInModal>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Code: Story = { tags: ['visual-matrix'], args: { facts: sentFacts({ codeLength: 6, code: '482' }) } }

export const Verified: Story = { args: { facts: sentFacts({ busy: 'verified' }) } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    title: 'விமர்சனம் எழுத உள்நுழையவும்',
    facts: sentFacts({ code: '0000', codeError: 'invalid', resend: { status: 'ready' }, developmentCode: '1234' }),
  },
}
