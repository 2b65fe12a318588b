import type { Page } from '@playwright/test'

/** Two fingers in the middle of an element, `from` px apart and then `to`. */
export async function pinch(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  from: number,
  to: number,
) {
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = fingers(from + ((to - from) * step) / 8)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
