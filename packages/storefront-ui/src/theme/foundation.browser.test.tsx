import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../primitives/button/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { CheckIcon } from '../primitives/icon/index.ts'
import { TextField } from '../primitives/field/index.ts'

const loud = {
  color: 'rgb(255, 0, 0)',
  font: 'italic 900 30px/3 serif',
  letterSpacing: '7px',
  textAlign: 'center',
  textIndent: '40px',
  textTransform: 'uppercase',
  wordSpacing: '9px',
} as const

/** The computed text properties of an element. */
function textOf(element: Element) {
  const { color, fontStyle, fontSize, letterSpacing, textAlign, textIndent, textTransform, wordSpacing } =
    getComputedStyle(element)
  return { color, fontStyle, fontSize, letterSpacing, textAlign, textIndent, textTransform, wordSpacing }
}

describe('on a page with other text properties', () => {
  let sheet: CSSStyleSheet | undefined
  afterEach(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })

  it('a widget has the text properties that it has alone', async () => {
    const screen = await render(
      <>
        <TextField label="Alone" />
        <div style={loud}>
          <TextField label="Within" />
        </div>
      </>,
    )
    const [alone, within] = ['Alone', 'Within'].map((label) => screen.getByText(label).element())
    expect(textOf(within as Element)).toEqual(textOf(alone as Element))
  })

  it('an icon keeps the colour of the text beside it', async () => {
    const { container } = await render(
      <p style={loud}>
        <CheckIcon />
      </p>,
    )
    expect(getComputedStyle(container.querySelector('svg') as Element).color).toBe(loud.color)
  })

  it('content of the page in a slot keeps the rules of its classes', async () => {
    sheet = new CSSStyleSheet()
    sheet.replaceSync('.brand { padding: 31px; background: rgb(1, 2, 3); text-transform: uppercase }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await render(
      <Dialog open onOpenChange={() => undefined} title="Help">
        <p className="brand">Call us</p>
        <Button>Close</Button>
      </Dialog>,
    )
    const { paddingTop, backgroundColor, textTransform } = getComputedStyle(page.getByText('Call us').element())
    expect({ paddingTop, backgroundColor, textTransform }).toEqual({
      paddingTop: '31px',
      backgroundColor: 'rgb(1, 2, 3)',
      textTransform: 'uppercase',
    })
  })
})
