import type { ElementHandle, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { pauseScripts } from './pause-scripts.ts'
import type { Shopper } from './shopper.ts'

/** How a control is touched. */
export const ways = ['tap', 'mouse', 'key'] as const
export type Way = (typeof ways)[number]

/** What neither leads to a page nor submits a form: it needs the client. */
const controls =
  'button[type="button"]:not([disabled]), input:not([type="hidden"], [type="submit"], [readonly]), select, textarea, summary'

/** What stands on a page, as far as a touch may change it. */
interface Standing {
  readonly path: string
  readonly dialogs: number
  readonly suggests: boolean
  readonly says: boolean
  /** Which picture of its carousel is shown. */
  readonly slide: string | null
  readonly control: readonly (string | boolean | null)[] | null
}

/**
 * A control by its kind, its name, and its place among those that have both: others come as the page is hydrated, such as the hearts of
 * cards.
 */
export interface Control {
  readonly kind: string
  readonly name: string
  readonly place: number
}

/** The controls of a page that can be seen, each with its kind and its name. */
function seenControls(page: Page) {
  return page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => {
          // A slide beside the one that is shown is no control yet, and is not marked as inert before hydration.
          const { left, right } = element.getBoundingClientRect()
          const row = element.closest('[data-scope="carousel"][data-part="row"]')?.getBoundingClientRect()
          const isBeside = left < (row?.left ?? 0) - 1 || right > (row?.right ?? innerWidth) + 1
          return !isBeside && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
        })
        .map((element) => {
          const { scope = '', part = '' } = element.closest<HTMLElement>('[data-part]')?.dataset ?? {}
          const type = element.getAttribute('type') ?? element.tagName.toLowerCase()
          const label = (element as HTMLInputElement).labels?.[0]?.textContent
          const words = element.ariaLabel ?? label ?? (element.tagName === 'SELECT' ? '' : (element.textContent ?? ''))
          // A filter says how many products it has once those are counted.
          return { element, kind: `${type} of ${scope}/${part}`, name: words.replaceAll(/[\d\s]/g, '') }
        }),
    controls,
  )
}

/** The last control of each kind that a server sends and that can be seen: a first one may be the one that is chosen already. */
export async function controlsOf(shopper: Shopper, path: string): Promise<readonly Control[]> {
  const { page } = shopper
  await pauseScripts(page)
  // A page of members that was looked at before may be leading on just now.
  await expect(() => shopper.open(path)).toPass()
  const seen = await seenControls(page)
  const all = await seen.evaluate((found) => found.map(({ kind, name }) => ({ kind, name })))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const last = new Map(all.map((control) => [control.kind, control]))
  return [...last.values()].map(({ kind, name }) => {
    const same = all.filter((other) => other.kind === kind && other.name === name)
    return { kind, name, place: same.length - 1 }
  })
}

async function find(page: Page, control: Control): Promise<ElementHandle<Element>> {
  const seen = await seenControls(page)
  const found = await seen.evaluateHandle((all, { kind, name, place }) => {
    const same = all.filter((other) => other.kind === kind && other.name === name)
    return (same[place] ?? same.at(-1))?.element ?? null
  }, control)
  const element = found.asElement()
  if (element) return element
  throw new Error(`There is no ${control.kind} "${control.name}" at place ${String(control.place)} of ${page.url()}.`)
}

/** Does what a shopper means with a control: presses it, chooses, or types. */
async function touch(page: Page, control: ElementHandle<Element>, way: Way): Promise<void> {
  const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.tagName.toLowerCase())
  const last = (select: Element) => (select as HTMLSelectElement).options.length - 1
  if (kind === 'select') return void (await control.selectOption({ index: await control.evaluate(last) }))
  const isPressed = ['button', 'checkbox', 'radio', 'summary'].includes(kind)
  // The words of a radio lie over it: they are what is pressed.
  const words = await control.evaluateHandle((element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? (element.labels?.[0] ?? element) : element,
  )
  const isNumber = await control.evaluate((element) =>
    /numeric|decimal|tel/.test((element as HTMLInputElement).inputMode),
  )
  if (way === 'tap') await words.tap()
  else if (way === 'mouse') await words.click()
  else await control.focus()
  if (!isPressed) await page.keyboard.type(isNumber || kind === 'tel' ? '98' : 'tom')
  else if (way === 'key') await page.keyboard.press('Space')
}

/** Runs in the page: how it stands with a control, or where that has gone with its document. */
function readStanding(element: Element | null): Standing {
  const { checked = null, value = null } = (element ?? {}) as Partial<HTMLInputElement>
  const told = ['aria-checked', 'aria-pressed', 'aria-expanded', 'aria-selected', 'aria-current'].map(
    (name) => element?.getAttribute(name) ?? null,
  )
  return {
    path: location.pathname,
    dialogs: document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]').length,
    suggests: document.querySelector('[role="option"]') !== null,
    says: [...document.querySelectorAll('[role="status"], [role="alert"]')].some((region) => region.textContent !== ''),
    slide: element?.closest('[data-scope="carousel"]')?.querySelector('[aria-current="true"]')?.ariaLabel ?? null,
    control: element?.isConnected ? [checked, value, element.closest('details')?.open ?? null, ...told] : null,
  }
}

/** How a page stands; a touch may have led to another document, such as the sign-in of a guest. */
async function standingOf(page: Page, control: ElementHandle<Element>): Promise<Standing> {
  try {
    return await control.evaluate(readStanding)
  } catch {
    return page.evaluate(readStanding, null)
  }
}

/** Opens a page and touches one of its controls before hydration, or after it. */
async function touchOn(shopper: Shopper, path: string, wanted: Control, way: Way, isEarly: boolean) {
  const { page } = shopper
  const letThrough = isEarly ? await pauseScripts(page) : () => {}
  await shopper.open(path)
  if (!isEarly) await shopper.waitForHydration()
  const control = await find(page, wanted)
  const before = await standingOf(page, control)
  await touch(page, control, way)
  letThrough()
  return { before, now: () => standingOf(page, control) }
}

/** What a touch has changed, when nothing more changes within a second. */
async function settled({ before, now }: Awaited<ReturnType<typeof touchOn>>): Promise<Standing> {
  let [last, latest] = [before, before]
  await expect(async () => {
    ;[last, latest] = [latest, await now()]
    expect(latest).toEqual(last)
    expect(latest).not.toEqual(before)
  }).toPass({ intervals: [1000], timeout: 15_000 })
  return latest
}

/** Expects of a control that touching it first does what it does on a hydrated page. */
export async function expectFirstTouch(shopper: Shopper, path: string, control: Control, way: Way): Promise<void> {
  const { page } = shopper
  const late = await touchOn(shopper, path, control, way, false)
  const meant = await settled(late)
  const early = await touchOn(shopper, path, control, way, true)
  await expect.poll(early.now, 'The first touch does what was meant.').toEqual(meant)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
