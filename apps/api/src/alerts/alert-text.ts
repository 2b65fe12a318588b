import { formatInr } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'
import type { alertEvents } from '../database/schema/rules.ts'

/** What a browser is told of. */
export type AlertEvent = (typeof alertEvents)[number]

type Texts = Record<AlertEvent, string> & { readonly order: string }

const texts: Record<Locale, Texts> = {
  en: {
    order: 'Order',
    placed: 'Your order has been placed',
    shipped: 'Your order has been shipped',
    out_for_delivery: 'Your order is out for delivery',
    delivered: 'Your order has been delivered',
    cancelled: 'Your order has been cancelled',
    refunded: 'Your order has been refunded',
    price: 'The price has fallen',
  },
  hi: {
    order: 'ऑर्डर',
    placed: 'आपका ऑर्डर हो गया है',
    shipped: 'आपका ऑर्डर भेज दिया गया है',
    out_for_delivery: 'आपका ऑर्डर डिलीवरी के लिए निकल चुका है',
    delivered: 'आपका ऑर्डर डिलीवर हो गया है',
    cancelled: 'आपका ऑर्डर रद्द हो गया है',
    refunded: 'आपके ऑर्डर के पैसे लौटा दिए गए हैं',
    price: 'दाम घट गया है',
  },
  te: {
    order: 'ఆర్డర్',
    placed: 'మీ ఆర్డర్ నమోదైంది',
    shipped: 'మీ ఆర్డర్ పంపించాం',
    out_for_delivery: 'మీ ఆర్డర్ డెలివరీకి బయలుదేరింది',
    delivered: 'మీ ఆర్డర్ డెలివరీ అయింది',
    cancelled: 'మీ ఆర్డర్ రద్దయింది',
    refunded: 'మీ ఆర్డర్ డబ్బు తిరిగి ఇచ్చాం',
    price: 'ధర తగ్గింది',
  },
  ta: {
    order: 'ஆர்டர்',
    placed: 'உங்கள் ஆர்டர் பதிவாகிவிட்டது',
    shipped: 'உங்கள் ஆர்டர் அனுப்பப்பட்டது',
    out_for_delivery: 'உங்கள் ஆர்டர் டெலிவரிக்குப் புறப்பட்டுவிட்டது',
    delivered: 'உங்கள் ஆர்டர் டெலிவரி செய்யப்பட்டது',
    cancelled: 'உங்கள் ஆர்டர் ரத்து செய்யப்பட்டது',
    refunded: 'உங்கள் ஆர்டருக்கான பணம் திருப்பித் தரப்பட்டது',
    price: 'விலை குறைந்துள்ளது',
  },
  kn: {
    order: 'ಆರ್ಡರ್',
    placed: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಆಗಿದೆ',
    shipped: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಕಳುಹಿಸಲಾಗಿದೆ',
    out_for_delivery: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಡೆಲಿವರಿಗೆ ಹೊರಟಿದೆ',
    delivered: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಡೆಲಿವರಿ ಆಗಿದೆ',
    cancelled: 'ನಿಮ್ಮ ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ',
    refunded: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಹಣವನ್ನು ಹಿಂತಿರುಗಿಸಲಾಗಿದೆ',
    price: 'ಬೆಲೆ ಇಳಿದಿದೆ',
  },
  bn: {
    order: 'অর্ডার',
    placed: 'আপনার অর্ডার হয়ে গেছে',
    shipped: 'আপনার অর্ডার পাঠানো হয়েছে',
    out_for_delivery: 'আপনার অর্ডার ডেলিভারির জন্য বেরিয়েছে',
    delivered: 'আপনার অর্ডার ডেলিভারি হয়েছে',
    cancelled: 'আপনার অর্ডার বাতিল হয়েছে',
    refunded: 'আপনার অর্ডারের টাকা ফেরত দেওয়া হয়েছে',
    price: 'দাম কমেছে',
  },
}

/** What an alert says: nothing about the shopper but the name of the order or of the goods. */
export interface AlertText {
  readonly title: string
  readonly body: string
}

/** An alert about an order, by the name that its page shows. */
export function orderText(language: Locale, event: AlertEvent, name: string): AlertText {
  return { title: texts[language][event], body: `${texts[language].order} ${name}` }
}

/** An alert that a pack costs less now. */
export function priceText(language: Locale, product: string, pack: string, price: number): AlertText {
  return { title: texts[language].price, body: `${product}, ${pack}: ${formatInr(price)}` }
}
