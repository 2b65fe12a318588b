import { createHash } from 'node:crypto'
import type { Engine } from '../src/composition/engine.ts'

/** The hash of an inline script for a content security policy. */
export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/**
 * The payment provider's script and what that fetches against fraud, its window, the page that it sends forms to, and what its
 * window asks: the hosts that Razorpay's own plugins allow.
 */
const razorpay = {
  script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  image: ' https://cdn.razorpay.com',
  frame: ' https://api.razorpay.com',
  form: ' https://api.razorpay.com',
  connect: ' https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
  // Its script writes HTML, and knows nothing of Trusted Types.
  types: ' default',
}

const nobody: typeof razorpay = { script: '', image: '', frame: '', form: '', connect: '', types: '' }

/** Hosts as a policy names them, each with a space before it. */
function sourcesAt(hosts: readonly string[]): string {
  return hosts.map((host) => ` https://${host}`).join('')
}

/** Medusa serves pictures itself where it has no other store for them, which is a host of `pictureHosts`. */
function sourcesOf(engine: Pick<Engine, 'name' | 'url'> | null) {
  if (engine === null) return { calls: '', pictures: '' }
  return {
    calls: ` ${engine.url}`,
    pictures: engine.name === 'shopify' ? ' https://cdn.shopify.com' : ` ${engine.url}`,
  }
}

/**
 * Headers of every page: nothing runs but our own scripts and the one inline boot script, no text becomes HTML or a script, nobody
 * frames the shop.
 *
 * @param paysWithRazorpay Whether the window of Razorpay opens here; the payment sandbox is our own.
 * @param formHosts Other hosts that forms may be posted to: those of an external checkout.
 * @param pictureHosts Other hosts that pictures of the catalogue are on.
 * @param engine Another engine, which pages call and whose pictures they show.
 */
export function pageHeaders(
  inlineScriptHash: string,
  paysWithRazorpay = false,
  formHosts: readonly string[] = [],
  pictureHosts: readonly string[] = [],
  engine: Pick<Engine, 'name' | 'url'> | null = null,
): Record<string, string> {
  const provider = paysWithRazorpay ? razorpay : nobody
  const { calls, pictures } = sourcesOf(engine)
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${inlineScriptHash}${provider.script}`,
    // Critical CSS is inline by design and React writes style attributes for progress bars.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:${provider.image}${sourcesAt(pictureHosts)}${pictures}`,
    // The first frame of a film that is about to be sent is drawn from the file itself.
    `media-src 'self' blob:`,
    `connect-src 'self'${provider.connect}${calls}`,
    // Videos of a carousel, once one is tapped [14.2].
    `frame-src 'self' https://www.youtube-nocookie.com${provider.frame}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'${provider.form}${sourcesAt(formHosts)}`,
    `frame-ancestors 'none'`,
    // HTML and addresses of scripts enter the page by two functions: toTrustedHtml and toTrustedScriptUrl.
    `require-trusted-types-for 'script'`,
    `trusted-types storefront-html storefront-script${provider.types}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(self), geolocation=(self), payment=(self)',
  }
}
