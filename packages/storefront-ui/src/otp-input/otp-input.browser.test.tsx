import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import '../styles.css'
import styles from '../styles.css?inline'
import { conformance, renderInShadow } from '../testing/index.ts'
import { OtpInput } from './index.ts'
import { otpInputContract } from './otp-input.contract.ts'
import { LiveOtp, type Told } from '../testing/live-otp.tsx'

const nothing = () => undefined

conformance('OtpInput', {
  contract: otpInputContract,
  widget: () => <OtpInput label="Code" value="48" length={4} onValueChange={nothing} error="Wrong" busy />,
})

const code = page.getByRole('textbox', { name: 'Code' })

function codeInput(): HTMLInputElement {
  const element = code.element()
  if (element instanceof HTMLInputElement) return element
  throw new Error('The code is no input. Nothing of it can be typed. Render the field first.')
}

/** Copies a text to the clipboard, as a shopper copies a code out of a message. */
async function copy(text: string): Promise<void> {
  const { unmount } = await render(<input aria-label="Message" defaultValue={text} />, {
    container: document.body.appendChild(document.createElement('div')),
  })
  await userEvent.tripleClick(page.getByRole('textbox', { name: 'Message' }))
  await userEvent.copy()
  await unmount()
}

describe.each([
  ['in the page', (ui: React.ReactNode) => render(ui)],
  ['in a shadow root', (ui: React.ReactNode) => renderInShadow(ui, { styles })],
] as const)('OtpInput %s', (_place, renderThere) => {
  it('[32.2] is one field with its words, however many boxes it shows', async () => {
    await renderThere(<LiveOtp length={6} description="6 digits" error="Please enter valid OTP" name="otpCode" />)
    expect(page.getByRole('textbox').elements()).toHaveLength(1)
    await expect.element(code).toHaveAccessibleDescription('Please enter valid OTP 6 digits')
    await expect.element(code).toBeInvalid()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await expect.element(code).not.toHaveAttribute('maxlength')
    await userEvent.tab()
    await expect.poll(() => codeInput().matches(':focus')).toBe(true)
    await userEvent.tab()
    await expect.poll(() => codeInput().matches(':focus')).toBe(false)
  })

  it('[32.2] takes digits of any script by key, and no more than there are boxes', async () => {
    const told: Told[] = []
    await renderThere(<LiveOtp told={told} />)
    await code.click()
    await userEvent.keyboard('1२x३45')
    await expect.element(code).toHaveValue('1234')
    expect(told).toEqual([
      ['1', 'type'],
      ['12', 'type'],
      ['123', 'type'],
      ['1234', 'type'],
    ])
  })

  it('[32.2] lets a digit in the middle be mended, with the caret where it was', async () => {
    await renderThere(<LiveOtp value="1234" />)
    await code.click()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}9')
    await expect.element(code).toHaveValue('1934')
    await userEvent.keyboard('8')
    await expect.element(code).toHaveValue('1984')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.element(code).toHaveValue('14')
    await userEvent.keyboard('56')
    await expect.element(code).toHaveValue('1564')
    expect(codeInput().selectionStart).toBe(3)
  })
})

describe('OtpInput', () => {
  it.each([
    ['the code of a whole message', 'Your code for order 77 is 4821. Valid for 10 minutes.', '4821'],
    ['digits with signs between them', '1 2-34', '1234'],
    ['the digits of another script', '४८२१', '4821'],
  ])('[32.2] takes %s from the clipboard, in place of what is there', async (_, text, expected) => {
    const told: Told[] = []
    await copy(text)
    await render(<LiveOtp told={told} value="77" />)
    await code.click()
    await userEvent.paste()
    await expect.element(code).toHaveValue(expected)
    expect(told).toEqual([[expected, 'paste']])
  })

  it('[32.2] puts a part of a code from the clipboard where the caret is', async () => {
    const told: Told[] = []
    await copy('2-3')
    await render(<LiveOtp told={told} value="14" />)
    await code.click()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await userEvent.paste()
    await expect.element(code).toHaveValue('1234')
    expect(told).toEqual([['1234', 'paste']])
    expect(codeInput().selectionStart).toBe(3)
  })

  it('[32.2] takes what the browser fills in, also over a wrong code', async () => {
    const told: Told[] = []
    await render(<LiveOtp told={told} value="1111" />)
    // As browsers do: the value as a whole, and an event that names no key.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(codeInput(), '4821')
    codeInput().dispatchEvent(new Event('input', { bubbles: true }))
    await expect.element(code).toHaveValue('4821')
    expect(told).toEqual([['4821', 'fill']])
  })

  it('[32.2] takes a code that the keyboard of a phone offers while another stands there', async () => {
    const told: Told[] = []
    await render(<LiveOtp told={told} value="11" />)
    await code.click()
    await (cdp() as unknown as Keyboard).send('Input.insertText', { text: '4821' })
    await expect.element(code).toHaveValue('4821')
    expect(told).toEqual([['4821', 'fill']])
  })

  it('[32.2] deletes as Android does, without a key', async () => {
    const told: Told[] = []
    await render(<LiveOtp told={told} value="48" />)
    await code.click()
    document.execCommand('delete')
    await expect.element(code).toHaveValue('4')
    document.execCommand('delete')
    document.execCommand('delete')
    await expect.element(code).toHaveValue('')
    expect(told).toEqual([
      ['4', 'type'],
      ['', 'type'],
    ])
  })

  it('keeps its digits when a host does not take the new ones', async () => {
    await render(<OtpInput label="Code" value="48" length={4} onValueChange={nothing} />)
    await code.click()
    await userEvent.keyboard('2')
    await expect.element(code).toHaveValue('48')
  })

  it('tells the first digits of a text where no way to read it is given', async () => {
    await render(<LiveOtp readCode={undefined} />)
    await userEvent.fill(code, 'G-48 21')
    await expect.element(code).toHaveValue('4821')
  })

  it.each([
    [4, 320],
    [6, 320],
    [8, 320],
    [8, 256],
  ])('shows %d boxes in a row of %d px, high enough for a finger, each digit in its own', async (length, width) => {
    await render(
      <div style={{ inlineSize: `${width - 32}px` }}>
        <LiveOtp length={length} value={'8'.repeat(length)} />
      </div>,
    )
    const boxes = boxesOf(codeInput())
    const room = width - 32
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last) throw new Error('There are no boxes. Nothing can be measured. Render the field first.')
    expect(boxes).toHaveLength(length)
    expect(last.right - first.left).toBeLessThanOrEqual(room + 0.5)
    expect(first.height).toBeGreaterThanOrEqual(44)
    if (length <= 6 && width === 320) expect(first.width).toBeGreaterThanOrEqual(43.9)
    const { letterSpacing, paddingInlineStart, fontWeight, fontSize, fontFamily } = getComputedStyle(codeInput())
    const digit = widthOf('8', `${fontWeight} ${fontSize} ${fontFamily}`)
    for (const [index, box] of boxes.entries()) {
      const left = first.left + parseFloat(paddingInlineStart) + index * (digit + parseFloat(letterSpacing))
      expect(Math.abs(left + digit / 2 - (box.left + box.width / 2))).toBeLessThan(1)
    }
    expect(codeInput().scrollLeft).toBe(0)
  })
})

/** The part of the browser's own protocol that types as the keyboard of a phone. */
interface Keyboard {
  send: ((method: 'Input.insertText', input: { text: string }) => Promise<unknown>) &
    ((
      method: 'Input.imeSetComposition',
      input: { text: string; selectionStart: number; selectionEnd: number },
    ) => Promise<unknown>)
}

function boxesOf(input: HTMLInputElement): DOMRect[] {
  const boxes = input.parentElement?.querySelectorAll("[data-part='box']") ?? []
  return [...boxes].map((box) => box.getBoundingClientRect())
}

function widthOf(text: string, font: string): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('The browser has no canvas. No digit can be measured. Run the test in Chromium.')
  pen.font = font
  return pen.measureText(text).width
}
