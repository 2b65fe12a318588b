import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { matrixPart } from '../../tooling/test-matrix.ts'
import { hostSheets } from './host-sheets.ts'
import { differenceOf, pictureWidget } from './picture-widget.ts'

/** The widgets of `widgets.html`, each with the sheets that it needs besides the foundation. */
const widgets: Readonly<Record<string, readonly string[]>> = {
  'address-form': ['address-form'],
  'cart-drawer': ['cart-drawer', 'trust-marker'],
  'coupon-modal': ['coupon-modal'],
  'filter-panel': ['filter-panel'],
  'otp-input': ['otp-input'],
  'zoom-viewer': ['zoom-viewer'],
}

/** The share of pixels that may differ on a page with another style sheet. */
const tolerance = 0.005

/** The share that may differ between two ways to import our own sheets: nothing that can be seen. */
const sameness = 0.0005

/** Style sheets of a page in their order, and the share of pixels that may differ from the widget alone. */
interface SheetOrder {
  readonly name: string
  readonly sheets: readonly string[]
  readonly limit: number
}

/**
 * Compares screenshots of the widgets alone with those on pages with other style sheets, and with our sheets in other orders. The gate
 * compares one widget on the most hostile page. Returns the differences.
 *
 * @param dist The folder of the installed package.
 */
export async function hostPageProblems(browser: Browser, site: string, dist: string): Promise<string[]> {
  const isGate = matrixPart === 'gate'
  const problems: string[] = []
  for (const colorScheme of isGate ? (['light'] as const) : (['light', 'dark'] as const)) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme })
    for (const widget of isGate ? ['coupon-modal'] : Object.keys(widgets)) {
      const alone = await pictureWidget(page, site, widget, sheetsOf(dist, widget))
      for (const { name, sheets, limit } of sheetOrders(dist, widget, isGate)) {
        const difference = await differenceOf(alone, await pictureWidget(page, site, widget, sheets))
        if (difference <= limit) continue
        const share = (100 * difference).toFixed(2)
        problems.push(`${name}: ${share} % of the pixels of ${widget} (${colorScheme}) differ from the widget alone.`)
      }
    }
    await page.close()
  }
  return problems
}

function sheetsOf(dist: string, widget: string, ending = 'css'): string[] {
  const own = (widgets[widget] ?? []).map((name) => `${name}/styles`)
  return ['theme/foundation', ...own].map((path) => readFileSync(join(dist, `${path}.${ending}`), 'utf8'))
}

/** The README of the package recommends this order to pages with layers. */
const layersOfPage = '@layer theme, base, sf, components, utilities;'

function sheetOrders(dist: string, widget: string, isGate: boolean): readonly SheetOrder[] {
  const ours = sheetsOf(dist, widget)
  const layered = sheetsOf(dist, widget, 'layer.css')
  const others = Object.keys(widgets).flatMap((other) => (other === widget ? [] : sheetsOf(dist, other)))
  const orders: SheetOrder[] = [
    { name: 'The foundation last', sheets: [...ours].reverse(), limit: sameness },
    { name: 'Sheets of other widgets later', sheets: [...ours, ...others], limit: sameness },
    { name: 'The sheets in layers', sheets: layered, limit: sameness },
    { name: 'The sheet of all widgets', sheets: [readFileSync(join(dist, 'styles.css'), 'utf8')], limit: sameness },
  ]
  const hosts = hostSheets().flatMap(({ name, css, isLayered }): SheetOrder[] => [
    ...(isLayered
      ? [{ name: `${name} among our layers`, sheets: [layersOfPage, css, ...layered], limit: tolerance }]
      : []),
    { name: `${name} after ours`, sheets: [...ours, css], limit: tolerance },
    { name: `${name} before ours`, sheets: [css, ...ours], limit: tolerance },
  ])
  return isGate ? [...orders.slice(0, 1), ...hosts.slice(-2)] : [...orders, ...hosts]
}
