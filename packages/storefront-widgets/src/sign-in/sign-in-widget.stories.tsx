import { unknownDevice } from '@krishi/storefront-hooks/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop, openShop } from '../testing/index.ts'
import { SignInWidget } from './sign-in-widget.tsx'

const meta = {
  title: 'Connected/Sign in',
  component: SignInWidget,
  loaders: [openShop()],
  decorators: [inShop],
  args: {
    title: 'Sign in',
    device: unknownDevice,
    request: { source: 'page', callBackUrl: null },
    onEvent: () => undefined,
  },
  parameters: {
    usage: {
      when: 'Signing in with a code by SMS, on a page of its own.',
      instead: 'With data of your own use "Sign-in": parts and keys are the same.',
      dos: [
        'Go where `onEvent` leads after signing in.',
        'Say in `children` what signing in is for.',
        'Pass `device`: where it can, it reads the code of the message with consent.',
      ],
      donts: ['Count tries in the page: the server does.', 'Show it to whoever is signed in.'],
    },
  },
} satisfies Meta<typeof SignInWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** A code was sent; the shop in memory tells which. */
export const CodeSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '9876543210{Enter}')
    await canvas.findByText(/4821/)
  },
}

/** The first code of anybody who guesses. */
export const WrongCode: Story = {
  play: async (context) => {
    await CodeSent.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox'), '1234')
    await canvas.findByText('This code is not right.')
  },
}

export const SignedIn: Story = {
  play: async (context) => {
    await CodeSent.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox'), '4821')
    await canvas.findByText(/.+/, { selector: '[data-scope="sign-in"][data-part="verified"] span' })
  },
}
