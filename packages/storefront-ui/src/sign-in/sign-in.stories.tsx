import type { Meta, StoryObj } from '@storybook/react-vite'
import { noIntents, sentFacts, someFacts, useInteractiveFacts } from './sign-in.fixtures.tsx'
import { SignIn } from './sign-in.tsx'
import type { SignInProps } from './sign-in.types.ts'

/** A sign-in that keeps what is typed and goes from step to step. */
function LiveSignIn(props: SignInProps) {
  return <SignIn {...props} {...useInteractiveFacts(props.facts)} />
}

const meta = {
  title: 'Sign-in/Sign-in',
  component: SignIn,
  args: {
    title: 'Sign in',
    facts: someFacts(),
    children: 'See your orders on every phone, write reviews and use your coins.',
    ...noIntents,
  },
  render: (args) => <LiveSignIn {...args} />,
  parameters: {
    usage: {
      when: 'Signing in with a mobile number and a code by SMS, as a page or as a part of one.',
      instead: 'Over a page that needs it use the sign-in modal.',
      dos: [
        'Say in `children` what signing in is for.',
        'Keep the number when the shopper goes back to it, and drop the code.',
        'Pass `readOtp` of core as `readCode`: a whole pasted message then gives its code.',
        'Set the resend button by `resend`: seconds to wait, ready, or no more codes.',
      ],
      donts: [
        'Disable "Send code" until the number is right: refuse it with `numberError`, in words.',
        'Clear a code that was refused.',
      ],
      keys: { 'Left, Right': 'another digit of the code', Backspace: 'takes the digit before away' },
    },
  },
} satisfies Meta<typeof SignIn>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = { tags: ['visual-matrix'] }

export const NumberRefused: Story = { args: { facts: someFacts({ mobileNumber: '98765', numberError: 'invalid' }) } }

export const Sending: Story = { args: { facts: someFacts({ mobileNumber: '9876543210', busy: 'sending' }) } }

export const SendFailed: Story = { args: { facts: someFacts({ mobileNumber: '9876543210', sendError: 'failed' }) } }

export const Code: Story = { tags: ['visual-matrix'], args: { facts: sentFacts() } }

export const CodeRefused: Story = { args: { facts: sentFacts({ code: '0000', codeError: 'invalid' }) } }

export const RefusedByServer: Story = {
  args: {
    facts: sentFacts({
      code: '4821',
      codeError: { sentence: 'This code has run out. Ask for another one.' },
      resend: { status: 'ready' },
    }),
  },
}

export const Unverified: Story = { args: { facts: sentFacts({ code: '4821', codeError: 'failed' }) } }

export const ResendReady: Story = { args: { facts: sentFacts({ resend: { status: 'ready' } }) } }

export const TooManyCodes: Story = {
  args: { facts: someFacts({ mobileNumber: '9876543210', sendError: 'too-many' }) },
}

export const ResendFailed: Story = { args: { facts: sentFacts({ resend: { status: 'ready' }, sendError: 'failed' }) } }

export const Resending: Story = { args: { facts: sentFacts({ resend: { status: 'ready' }, busy: 'sending' }) } }

export const ResendSpent: Story = { args: { facts: sentFacts({ resend: { status: 'spent' } }) } }

export const Verifying: Story = { args: { facts: sentFacts({ code: '4821', busy: 'verifying' }) } }

export const Verified: Story = { args: { facts: sentFacts({ code: '4821', busy: 'verified' }) } }

export const DevelopmentCode: Story = { args: { facts: sentFacts({ developmentCode: '1234' }) } }

export const SixDigits: Story = { args: { facts: sentFacts({ code: '482', codeLength: 6 }) } }

export const LongText: Story = {
  globals: { locale: 'ta' },
  args: {
    title: 'உங்கள் ஆர்டர்களையும் நாணயங்களையும் பார்க்க உள்நுழையவும்',
    facts: sentFacts({
      code: '4821',
      codeError: { sentence: 'இந்தக் குறியீட்டின் நேரம் முடிந்துவிட்டது. புதிய குறியீட்டைக் கேட்டுப் பெறவும்.' },
      resend: { status: 'spent' },
      developmentCode: '482193',
      codeLength: 6,
    }),
  },
}

export const DoubleText: Story = {
  globals: { textSize: 'double' },
  args: { facts: sentFacts({ code: '482', codeLength: 6, codeError: 'invalid', developmentCode: '482193' }) },
}

export const TamilNumber: Story = {
  globals: { locale: 'ta' },
  args: { title: 'உள்நுழைய', children: '', facts: someFacts({ mobileNumber: '98765', numberError: 'invalid' }) },
}

export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  // In a frame: beside others it would make the whole page of the docs dark.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { facts: sentFacts({ code: '48', developmentCode: '1234' }) },
}
