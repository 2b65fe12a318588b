/** The texts of each element: the scopes of the widgets that it is made of. The build refuses a list that misses one or has one too many. */
export const textScopes = {
  'buy-button': ['dialog', 'quantityControl'],
  'cart-button': ['navigationBar'],
  'cart-drawer': [
    'billingSummary',
    'cartDrawer',
    'cartLines',
    'cartReceipt',
    'dialog',
    'freeDeliveryProgress',
    'price',
    'quantityControl',
    'trustMarker',
  ],
  'otp-input': ['otpInput'],
  'delivery-estimate': ['deliveryEstimate', 'dialog', 'field', 'pincodeModal'],
  'dose-helper': ['doseHelper', 'farm', 'field', 'select'],
  'product-card': ['dialog', 'price', 'productCard', 'quantityControl'],
  'product-gallery': ['carousel', 'dialog', 'productGallery', 'zoomViewer'],
  'product-strip': ['dialog', 'errorNotice', 'price', 'productCard', 'productStrip', 'quantityControl'],
} as const satisfies Readonly<Record<string, readonly string[]>>
