import { addressOperations } from './models/address-operations.ts'
import { faults, holdBack, makeFail, watchErrors } from './models/faults.ts'
import { expect, test } from './models/journey.ts'
import type { Shopper } from './models/shopper.ts'
import { cartOperations, operations, silentOperations } from './models/shop-window-operations.ts'

/** Longer than a call waits for its answer, and than a failed one waits before it is tried again; in ms. */
const longMs = 16_000

/** Lets the time of the page go on, until what it waited for is there. */
async function waitLong({ page }: Shopper, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(longMs)
    await expectation()
  }).toPass({ intervals: [200] })
}

for (const operation of [...operations, ...cartOperations, ...addressOperations]) {
  for (const fault of faults) {
    test(`${operation.name}: ${fault} is said in words, and another try works`, async ({ shopper, page }) => {
      const errors = watchErrors(page)
      await page.clock.install()
      await operation.arrive(shopper)
      const mend = await makeFail(page, operation.pattern, fault)
      await operation.ask(shopper)
      await waitLong(shopper, () => expect(operation.says(shopper)).toBeVisible({ timeout: 500 }))
      mend()
      await operation.askAgain(shopper)
      await operation.expectDone(shopper)
      await expect(operation.says(shopper)).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }

  test(`${operation.name}: an answer after ten seconds is still shown`, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await page.clock.install()
    await operation.arrive(shopper)
    const { called, letThrough } = await holdBack(page, operation.pattern)
    await operation.ask(shopper)
    await called
    await page.clock.runFor(10_000)
    await expect(operation.says(shopper)).toHaveCount(0)
    letThrough()
    await operation.expectDone(shopper)
    expect(errors).toEqual([])
  })

  test(`${operation.name}: an answer after she has left changes nothing`, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await operation.arrive(shopper)
    const { called, letThrough } = await holdBack(page, operation.pattern)
    await operation.ask(shopper)
    await called
    await page.goBack()
    await page.goForward()
    letThrough()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

for (const { name, pattern, ask, expectDone } of silentOperations) {
  for (const fault of faults.filter((each) => each !== 'no answer')) {
    test(`${name}: ${fault} takes nothing else away`, async ({ shopper, page }) => {
      const errors = watchErrors(page)
      await makeFail(page, pattern, fault)
      const failed = page.waitForRequest(pattern)
      await ask(shopper)
      await failed
      await expectDone(shopper)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
}
