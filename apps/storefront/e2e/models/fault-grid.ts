import { inFull } from '../../../../tooling/test-matrix.ts'
import { Wire, answerMs, rendered, faults, waitFor, watchErrors } from './faults.ts'
import { expect, test } from './shop-test.ts'
import { goHome } from './operation.ts'
import type { Operation } from './operation.ts'
import type { Shopper } from './shopper.ts'
import type { SilentOperation } from './silent-operations.ts'

/** Longer than a notice stays, in ms. */
const noticeMs = 7000

/** How long a slow answer takes, in ms. */
const slowMs = 10_000

const alerts = ({ page }: Shopper) => page.getByRole('alert').filter({ hasText: /\S/ })

/**
 * The tests of an operation whose failing is told: every fault, a slow and doubled answer, a late one. The gate proves at the ports
 * what each operation makes of a fault (`every-fault.test.ts`), and takes one of the shop window and one of the checkout through the page.
 */
export function testOperation(operation: Operation, details = inFull()): void {
  const { name, call, arrive, ask, askAgain, says, expectDone, leave = goHome, isTakenTo } = operation

  test(`${name}: what goes wrong is said in words, and another try works`, details, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await page.clock.install()
    await arrive(shopper)
    const wire = await Wire.of(page, call)
    let act = ask
    for (const fault of faults) {
      await test.step(fault, async () => {
        const { made, letGo } = wire.pause(fault)
        await act(shopper)
        await made
        await expect(says(shopper)).toHaveCount(0)
        letGo()
        await waitFor(shopper, wire, says(shopper))
        await page.clock.fastForward(noticeMs)
        act = askAgain
      })
    }
    await test.step('an answer after ten seconds, of a call that arrived twice', async () => {
      const { made, letGo } = wire.pause('twice')
      await askAgain(shopper)
      await made
      await page.clock.runFor(slowMs)
      await expect(says(shopper)).toHaveCount(0)
      letGo()
      await expectDone(shopper)
      await expect(says(shopper)).toHaveCount(0)
    })
    expect(errors).toEqual([])
  })

  test(`${name}: an answer after the page was left leads nowhere`, details, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await arrive(shopper)
    const wire = await Wire.of(page, call)
    const { made, letGo } = wire.pause('once')
    await ask(shopper)
    const request = await made
    await leave(shopper)
    const address = page.url()
    letGo()
    await wire.whenOver(request)
    await rendered(shopper)
    await expect(page).toHaveURL(isTakenTo ?? address)
    await expect(alerts(shopper)).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

/** The test of an operation that is missed by nobody: nothing is said of any fault, and what is done goes on without it. */
export function testSilentOperation(operation: SilentOperation, details = inFull()): void {
  const { name, calls, isAwaited = false, arrive, ask, expectDone, leave = goHome } = operation

  test(`${name}: what goes wrong takes nothing else away`, details, async ({ shopper, page }) => {
    const errors = watchErrors(page)
    await page.clock.install()
    await arrive?.(shopper)
    const wires = await Promise.all(calls.map((call) => Wire.of(page, call)))

    async function askOn(course: Parameters<Wire['pause']>[0]) {
      const paused = wires.map((wire) => wire.pause(course))
      await ask(shopper)
      const requests = await Promise.all(paused.map(({ made }) => made))
      return { requests, letGo: () => paused.forEach(({ letGo }) => letGo()) }
    }
    async function expectUntroubled() {
      await expectDone(shopper)
      await expect(alerts(shopper)).toHaveCount(0)
    }

    for (const fault of faults) {
      await test.step(fault, async () => {
        const { letGo } = await askOn(fault)
        letGo()
        if (fault === 'no answer') await page.clock.fastForward(answerMs)
        await expectUntroubled()
      })
    }
    await test.step('an answer after ten seconds, of a call that arrived twice', async () => {
      const { letGo } = await askOn('twice')
      if (!isAwaited) await expectUntroubled()
      await page.clock.runFor(slowMs)
      letGo()
      await expectUntroubled()
    })
    await test.step('an answer after the page was left', async () => {
      const { requests, letGo } = await askOn('once')
      await leave(shopper)
      const address = page.url()
      letGo()
      for (const [index, request] of requests.entries()) await wires[index]?.whenOver(request)
      await rendered(shopper)
      await expect(page).toHaveURL(address)
      await expect(alerts(shopper)).toHaveCount(0)
    })
    expect(errors).toEqual([])
  })
}
