import { CouponModalWidget } from '@krishi/storefront-widgets/coupons'
import '../styles/coupon-modal.css'

/** The place where coupons are applied: a chunk that is fetched when she looks for one. */
export default CouponModalWidget
