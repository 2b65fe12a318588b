import type { ExternalDeparture } from '@krishi/storefront-hooks/checkout'

/** Leaves the shop [29.3]: to an address, or by a form that is posted, so that the token stands in no address and no history. */
export function redirectToExternalCheckout(departure: ExternalDeparture): void {
  if (departure.kind === 'location') return location.assign(departure.url)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = departure.action
  for (const [name, value] of Object.entries(departure.fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}
