import { createRazorpayGateway } from '@krishi/storefront-hooks/payment'

/** The payment provider's window in this browser. The colour is that of the browser's own bar, which knows no tokens either. */
export const razorpayWindow = createRazorpayGateway({ page: () => window, colour: '#1f6b3a' })
