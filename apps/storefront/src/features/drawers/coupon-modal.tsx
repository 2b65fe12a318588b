import { CouponModalWidget } from '@krishi/storefront-widgets/coupons'
import '../../styles/coupon-modal.css'

/** The place where coupons are applied: an overlay. */
export default CouponModalWidget
