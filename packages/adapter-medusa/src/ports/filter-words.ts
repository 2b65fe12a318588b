import type { FilterSection, OptionTranslations, PriceOption } from '@krishi/storefront-core/contract'

// Medusa has no words for filters, so the adapter brings them, in the languages of the shop: en, hi, te, ta, kn, bn.
type Words = readonly [en: string, hi: string, te: string, ta: string, kn: string, bn: string]

const sections: readonly (readonly [id: number, words: Words])[] = [
  [1, ['Sort', 'क्रम', 'క్రమం', 'வரிசை', 'ಕ್ರಮ', 'সাজান']],
  [2, ['Filter', 'फ़िल्टर', 'ఫిల్టర్', 'வடிகட்டி', 'ಫಿಲ್ಟರ್', 'ফিল্টার']],
  [3, ['Categories', 'श्रेणियाँ', 'వర్గాలు', 'வகைகள்', 'ವರ್ಗಗಳು', 'বিভাগ']],
  [4, ['Brands', 'ब्रांड', 'బ్రాండ్లు', 'பிராண்டுகள்', 'ಬ್ರ್ಯಾಂಡ್‌ಗಳು', 'ব্র্যান্ড']],
  [6, ['Price', 'दाम', 'ధర', 'விலை', 'ಬೆಲೆ', 'দাম']],
  [8, ['Availability', 'उपलब्धता', 'లభ్యత', 'இருப்பு', 'ಲಭ್ಯತೆ', 'প্রাপ্যতা']],
]

const all: Words = ['all', 'सभी', 'అన్నీ', 'அனைத்தும்', 'ಎಲ್ಲ', 'সব']
const inStock: Words = ['In Stock', 'स्टॉक में', 'స్టాక్‌లో ఉంది', 'இருப்பில் உள்ளது', 'ಸ್ಟಾಕ್‌ನಲ್ಲಿದೆ', 'স্টকে আছে']
const outOfStock: Words = ['Out of Stock', 'स्टॉक में नहीं', 'స్టాక్‌లో లేదు', 'இருப்பில் இல்லை', 'ಸ್ಟಾಕ್‌ನಲ್ಲಿ ಇಲ್ಲ', 'স্টকে নেই']
/** The same in every language: a range of rupees. */
const price = (name: string, min: number, max: number | null): PriceOption => ({ name, translations: {}, min, max })

/** The choices that are the same for every category. */
export const filterWords = {
  all: named(all),
  sections: sections.map(([id, words]): FilterSection => {
    const { name: title, translations } = named(words)
    return { id, title, translations }
  }),
  prices: [
    price('₹0 – ₹500', 0, 500),
    price('₹500 – ₹1,000', 500, 1_000),
    price('₹1,000 – ₹5,000', 1_000, 5_000),
    price('> ₹5,000', 5_000, null),
  ],
  availability: [
    { ...named(inStock), value: true },
    { ...named(outOfStock), value: false },
  ],
  offeredSorts: ['best-selling', 'price-low-to-high', 'price-high-to-low'],
} as const

function named([name, hi, te, ta, kn, bn]: Words): {
  readonly name: string
  readonly translations: OptionTranslations
} {
  const translations = Object.fromEntries(
    Object.entries({ hi, te, ta, kn, bn }).map(([key, text]) => [key, { name: text }]),
  )
  return { name, translations }
}
