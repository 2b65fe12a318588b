import { inFull } from '../../../tooling/test-matrix.ts'
import { breakNextCall, loseAnswer } from './models/faults.ts'
import { desktop } from './models/screens.ts'
import { expect, test } from './models/shop-test.ts'
import type { Shopper } from './models/shopper.ts'

const field = (shopper: Shopper, role: 'textbox' | 'combobox', key: string) =>
  shopper.page.getByRole(role, { name: shopper.says('lead-form', key) })
const answer = (shopper: Shopper, question: string, key: string) =>
  shopper.page
    .getByRole('group', { name: shopper.says('lead-form', question) })
    .getByText(shopper.says('lead-form', key), { exact: true })
const submit = (shopper: Shopper) => shopper.button('lead-form', 'submit')

/** Fills in an application for a loan, apart from the consent. */
async function fillLoan(shopper: Shopper): Promise<void> {
  await field(shopper, 'textbox', 'phone').fill('+91 98765-43210')
  await field(shopper, 'combobox', 'state').selectOption('Karnataka')
  await field(shopper, 'combobox', 'district').selectOption('Mysuru')
  await answer(shopper, 'loanFor', 'usedTractor').click()
  await field(shopper, 'combobox', 'tractorModel').selectOption('2014')
  await answer(shopper, 'loanRunning', 'no').click()
}

for (const { where, screen, language } of [
  { where: 'in Kannada on a phone', screen: {}, language: 'kn' },
  { where: 'in English on a desktop', screen: desktop, language: 'en' },
] as const) {
  test.describe(where, inFull(language !== 'kn'), () => {
    test.use({ ...screen, language })

    test('[33.2] [33.3] an application for a loan survives a reload and a lost answer, and is sent once', async ({
      shopper,
      page,
    }) => {
      await shopper.open('/pages/rbl-bank-lead-form')
      await shopper.waitForHydration()
      await submit(shopper).click()
      await expect(page.getByText(shopper.says('lead-form', 'nameMissing'))).toBeVisible()
      await expect(field(shopper, 'textbox', 'name')).toBeFocused()
      await field(shopper, 'textbox', 'name').fill('Savitri')
      await fillLoan(shopper)
      await page.reload()
      await shopper.waitForHydration()
      await expect(field(shopper, 'textbox', 'name')).toHaveValue('Savitri')
      await expect(field(shopper, 'combobox', 'district')).toHaveValue('Mysuru')
      await page.getByRole('checkbox').check()
      const sent: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/forms/bank-lead')) sent.push(request.headers()['idempotency-key'])
      })
      await breakNextCall(page, '**/api/forms/bank-lead', loseAnswer)
      await submit(shopper).click()
      await expect(page.getByText(shopper.says('lead-form', 'noAnswer'))).toBeVisible()
      await submit(shopper).click()
      await expect(page.getByText(shopper.says('lead-form', 'sent'))).toBeVisible()
      await expect(field(shopper, 'textbox', 'name')).toHaveValue('')
      expect([sent.length, new Set(sent).size]).toEqual([2, 1])
    })
  })
}

test.describe('other forms', inFull(), () => {
  test('[33.4] a number for news of sales stands at the end of the home page', async ({ shopper, page }) => {
    await shopper.open('/')
    await shopper.waitForHydration()
    const block = page.getByRole('region', { name: shopper.says('forms', 'saleTitle') })
    await block.getByRole('textbox').fill('9876543210')
    await block.getByRole('button', { name: shopper.says('lead-form', 'subscribe') }).click()
    await expect(block.getByText(shopper.says('lead-form', 'sent'))).toBeVisible()
  })

  test('a form for much at once knows the product that led to it', async ({ shopper }) => {
    await shopper.open('/pages/bulk-buyer-form?product=Urea')
    await shopper.waitForHydration()
    await expect(field(shopper, 'textbox', 'whichProduct')).toHaveValue('Urea')
  })
})
