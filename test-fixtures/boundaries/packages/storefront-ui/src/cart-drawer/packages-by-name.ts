import { zero } from '../../../storefront-core/src/money/index.ts'

export const nothing = zero
