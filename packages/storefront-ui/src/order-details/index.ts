export { OrderDetails } from './order-details.tsx'
export type { BillSeller, OrderDetailsProps, OrderDetailsState, ShownOrder, ShownParcel } from './order-details.tsx'
