/** The languages that every message folder must have, English first. */
export const languages = ['en', 'hi', 'te', 'ta', 'kn', 'bn'] as const

export type Language = (typeof languages)[number]

/** Unicode's name for the script of each language. */
export const scripts: Readonly<Record<Language, string>> = {
  en: 'Latin',
  hi: 'Devanagari',
  te: 'Telugu',
  ta: 'Tamil',
  kn: 'Kannada',
  bn: 'Bengali',
}

/** Names, abbreviations and units that Indian languages write in Latin letters too. */
export const latinWords: readonly string[] = [
  ...['Krishi', 'WhatsApp', 'Facebook', 'Instagram', 'Twitter', 'Telegram', 'YouTube', 'LinkedIn', 'Google', 'Play'],
  ...['Android', 'iPhone', 'iOS', 'App', 'Store', 'X', 'Paytm', 'PhonePe', 'RuPay', 'Visa', 'Mastercard'],
  ...['OTP', 'UPI', 'COD', 'EMI', 'MRP', 'GST', 'GSTIN', 'SMS', 'PDF', 'PIN', 'FAQ', 'ID', 'SKU', 'NPK', 'QR', 'URL'],
  ...['kg', 'g', 'mg', 'ml', 'l', 'km', 'cm', 'mm', 'm', 'MB', 'KB', 'AM', 'PM', 'Rs', 'CIN', 'FSSAI'],
  ...['JPG', 'JPEG', 'PNG', 'WebP', 'HEIC', 'MP4', 'English', 'http', 'https', 'www', 'com', 'in'],
]
