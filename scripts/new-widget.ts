// `pnpm new widget pincode-check`: the folder of a new widget, complete but for what it does.
import { join, relative } from 'node:path'
import { root } from './lib/root.ts'
import { writeWidget } from './new-widget/write-widget.ts'

const [kind, name] = process.argv.slice(2)
if (kind !== 'widget' || name === undefined) {
  console.error('Say what to make, such as: pnpm new widget pincode-check')
  process.exit(1)
}
try {
  const paths = writeWidget(join(root, 'packages/storefront-ui/src'), name)
  for (const path of paths) console.log(relative(root, path))
  console.log('\nNext: make its test pass, translate its messages, list its parts in the contract.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
