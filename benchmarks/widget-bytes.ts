/** Widgets against what others use for them, gzip, React outside. Target: at most 0.6 of each. */
import { gzipSync } from 'node:zlib'
import { bundleWidget } from './lib/bundle-widget.ts'

const limit = 0.6
const ui = '../packages/storefront-ui/src'
const pairs = [
  {
    widget: 'carousel',
    ours: `${ui}/carousel/index.ts`,
    peer: 'the same on embla-carousel-react with its autoplay',
    theirs: 'pages/embla-carousel.tsx',
  },
  {
    widget: 'carousel',
    ours: `${ui}/carousel/index.ts`,
    peer: 'the hook of embla-carousel-react alone',
    theirs: 'pages/embla-hook.ts',
  },
  {
    widget: 'zoom viewer',
    ours: `${ui}/zoom-viewer/index.ts`,
    peer: 'react-zoom-pan-pinch',
    theirs: 'pages/zoom-pan-pinch.ts',
  },
  {
    widget: 'OTP input',
    ours: `${ui}/otp-input/index.ts`,
    peer: 'input-otp',
    theirs: 'pages/input-otp.ts',
  },
  {
    widget: 'cart drawer',
    ours: `${ui}/cart-drawer/index.ts`,
    peer: 'vaul',
    theirs: 'pages/cart-drawer-peer.ts',
  },
  {
    widget: 'address form',
    ours: `${ui}/address-form/index.ts`,
    peer: 'react-hook-form',
    theirs: 'pages/address-form-peer.ts',
  },
  {
    widget: 'coupon modal',
    ours: `${ui}/coupon-modal/index.ts`,
    peer: '@radix-ui/react-dialog + react-hook-form',
    theirs: 'pages/coupon-modal-peer.ts',
  },
  {
    widget: 'quantity control',
    ours: `${ui}/quantity-control/index.ts`,
    peer: '@base-ui/react number-field',
    theirs: 'pages/quantity-peer.ts',
  },
]

async function weigh(entry: string): Promise<number> {
  return gzipSync((await bundleWidget(entry)).script, { level: 9 }).length
}

console.log('\nBytes of a widget with all that it imports, React outside (gzip -9)\n')
console.log('| widget | ours | peer | its bytes | ratio | of 0.6 |\n|---|--:|---|--:|--:|---|')
for (const { widget, ours, peer, theirs } of pairs) {
  const [own, other] = [await weigh(ours), await weigh(theirs)]
  const ratio = own / other
  console.log(
    `| ${widget} | ${own} | ${peer} | ${other} | ${ratio.toFixed(2)} | ${ratio <= limit ? 'met' : 'missed'} |`,
  )
}
