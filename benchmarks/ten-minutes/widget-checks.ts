import type { Locator, Page } from '@playwright/test'

/** Presses the button of a widget, after a look at it: tall enough for a finger, and in the colours of its own sheet. */
export async function pressWidget(button: Locator): Promise<void> {
  await button.waitFor()
  const { height, color, background } = await button.evaluate((element) => {
    const style = getComputedStyle(element)
    return { height: element.getBoundingClientRect().height, color: style.color, background: style.backgroundColor }
  })
  const looks = `${String(height)} px high, ${color} on ${background}`
  if (height < 44 || color === background || background === 'rgba(0, 0, 0, 0)') {
    throw new Error(
      `The widget is there and does not look right: its button is ${looks}. Look at the style sheets that the README names.`,
    )
  }
  await button.click()
}

/** Collects the errors of a page, whose times mean nothing where there is one. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Throws where a page had errors. */
export function refuseErrors(errors: readonly string[]): void {
  if (errors.length === 0) return
  throw new Error(
    `The page of the README fails: ${errors.join('; ')}. Its times mean nothing. Correct the README or the package.`,
  )
}
