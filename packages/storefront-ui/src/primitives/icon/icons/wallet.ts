import { Wallet } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const WalletIcon = /* @__PURE__ */ createIcon(Wallet)
