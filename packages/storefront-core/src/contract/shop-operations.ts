import { addressOperations } from './address.ts'
import { authOperations } from './auth.ts'
import { cartOperations } from './cart.ts'
import { catalogOperations } from './catalog.ts'
import { checkoutOperations } from './checkout.ts'
import { communityOperations } from './community.ts'
import { contentOperations } from './content.ts'
import { couponOperations } from './coupons.ts'
import { deliveryOperations } from './delivery.ts'
import { embedOperations } from './embed.ts'
import { formOperations } from './forms.ts'
import { loyaltyOperations } from './loyalty.ts'
import { notifyMeOperations } from './notify-me.ts'
import { orderOperations } from './orders.ts'
import { reviewOperations } from './reviews.ts'
import { settingsOperations } from './settings.ts'
import { shareOperations } from './share.ts'
import { telemetryOperations } from './telemetry.ts'
import { wishlistOperations } from './wishlist.ts'

/** The calls that pages of the shop make. */
export const shopOperations = {
  ...addressOperations,
  ...authOperations,
  ...cartOperations,
  ...catalogOperations,
  ...checkoutOperations,
  ...communityOperations,
  ...contentOperations,
  ...couponOperations,
  ...deliveryOperations,
  ...embedOperations,
  ...formOperations,
  ...loyaltyOperations,
  ...notifyMeOperations,
  ...orderOperations,
  ...reviewOperations,
  ...settingsOperations,
  ...shareOperations,
  ...telemetryOperations,
  ...wishlistOperations,
}
