import { Coins } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CoinIcon = /* @__PURE__ */ createIcon(Coins)
