import { Wire, faults, waitFor, watchErrors } from './models/faults.ts'
import { expect, test } from './models/journey.ts'
import { goHome } from './models/operation.ts'
import { operations } from './models/operations.ts'
import { silentOperations } from './models/shop-window-operations.ts'

/** Longer than a notice stays, in ms. */
const noticeMs = 7000

for (const operation of operations) {
  const { name, call: operationName, arrive, ask, askAgain, says, expectDone, leave = goHome, isTakenTo } = operation

  test(`${name}: what goes wrong is said in words, and another try works`, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await page.clock.install()
    await arrive(shopper)
    const wire = await Wire.of(page, operationName)
    let act = ask
    for (const fault of faults) {
      await test.step(fault, async () => {
        const { made, letGo } = wire.hold(fault)
        await act(shopper)
        await made
        await expect(says(shopper)).toHaveCount(0)
        letGo()
        await waitFor(shopper, fault, says(shopper))
        await page.clock.fastForward(noticeMs)
        act = askAgain
      })
    }
    await test.step('an answer after ten seconds, of a call that arrived twice', async () => {
      const { made, letGo } = wire.hold('twice')
      await askAgain(shopper)
      await made
      await page.clock.runFor(10_000)
      await expect(says(shopper)).toHaveCount(0)
      letGo()
      await expectDone(shopper)
      await expect(says(shopper)).toHaveCount(0)
    })
    expect(errors).toEqual([])
  })

  test(`${name}: an answer after she has left takes her nowhere`, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await arrive(shopper)
    const wire = await Wire.of(page, operationName)
    const { made, letGo } = wire.hold('once')
    await ask(shopper)
    const call = await made
    await leave(shopper)
    const address = page.url()
    letGo()
    await wire.whenOver(call)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    await expect(page).toHaveURL(isTakenTo ?? address)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

for (const { name, call, ask, expectDone } of silentOperations) {
  test(`${name}: what goes wrong takes nothing else away`, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    const wire = await Wire.of(page, call)
    for (const fault of faults.filter((each) => each !== 'no answer')) {
      await test.step(fault, async () => {
        const { made, letGo } = wire.hold(fault)
        letGo()
        await ask(shopper)
        await made
        await expectDone(shopper)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
    expect(errors).toEqual([])
  })
}
