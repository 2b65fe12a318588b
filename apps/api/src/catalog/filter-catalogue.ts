import type {
  AvailabilityOption,
  FilterOptionsResponse,
  SectionOnWire,
  PriceOption,
  RatingOption,
  SortOption,
} from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { mainCollections } from '../seed/data/collection-words.ts'
import { toTranslated, type LocalizedTuple } from '../seed/localized-tuple.ts'

/** A category with its names; `handle` is what products carry. */
export interface CategoryNames {
  readonly handle: string
  readonly names: LocalizedTuple
}

/** The categories in the order in which filters show them [13.9]. */
export const filterCategories: readonly CategoryNames[] = [
  { handle: 'animal-husbandry', names: mainCollections['animal-husbandry'] },
  { handle: 'crop-nutrition', names: mainCollections['crop-nutrition'] },
  { handle: 'crop-protection', names: mainCollections['crop-protection'] },
  { handle: 'saplings', names: mainCollections.saplings },
  { handle: 'farm-machinery', names: mainCollections.equipments },
  { handle: 'seeds', names: mainCollections.seeds },
]

/** The first sub-category of every category [13.9]. */
export const allNames: LocalizedTuple = ['all', 'सभी', 'అన్నీ', 'அனைத்தும்', 'ಎಲ್ಲ', 'সব']

/** Countries that goods come from. */
export const countryNames: readonly LocalizedTuple[] = [
  ['India', 'भारत', 'భారతదేశం', 'இந்தியா', 'ಭಾರತ', 'ভারত'],
  ['China', 'चीन', 'చైనా', 'சீனா', 'ಚೀನಾ', 'চীন'],
  ['Israel', 'इज़राइल', 'ఇజ్రాయెల్', 'இஸ்ரேல்', 'ಇಸ್ರೇಲ್', 'ইসরায়েল'],
  ['Netherlands', 'नीदरलैंड', 'నెదర్లాండ్స్', 'நெதர்லாந்து', 'ನೆದರ್ಲ್ಯಾಂಡ್ಸ್', 'নেদারল্যান্ডস'],
  ['Taiwan', 'ताइवान', 'తైవాన్', 'தைவான்', 'ತೈವಾನ್', 'তাইওয়ান'],
  ['Thailand', 'थाईलैंड', 'థాయిలాండ్', 'தாய்லாந்து', 'ಥೈಲ್ಯಾಂಡ್', 'থাইল্যান্ড'],
]

/** The name of a country in a language; as it is written if it is none of `countryNames`. */
export function nameOfCountry(written: string, language: Locale): string {
  const isWritten = ([english]: LocalizedTuple) => english.toLowerCase() === written.trim().toLowerCase()
  const names = countryNames.find(isWritten)
  return (names && toTranslated(names)[language]) ?? written
}

type Unnamed<Option extends { readonly translations: unknown }> = Omit<Option, 'name' | 'title' | 'translations'>

const sections: readonly (Unnamed<SectionOnWire> & { readonly names: LocalizedTuple })[] = [
  { id: 1, hasIcon: true, iconPosition: 'right', names: ['Sort', 'क्रम', 'క్రమం', 'வரிசை', 'ಕ್ರಮ', 'সাজান'] },
  { id: 2, hasIcon: true, iconPosition: 'left', names: ['Filter', 'फ़िल्टर', 'ఫిల్టర్', 'வடிகட்டி', 'ಫಿಲ್ಟರ್', 'ফিল্টার'] },
  {
    id: 3,
    hasIcon: false,
    iconPosition: null,
    names: ['Categories', 'श्रेणियाँ', 'వర్గాలు', 'வகைகள்', 'ವರ್ಗಗಳು', 'বিভাগ'],
  },
  {
    id: 4,
    hasIcon: false,
    iconPosition: null,
    names: ['Brands', 'ब्रांड', 'బ్రాండ్లు', 'பிராண்டுகள்', 'ಬ್ರ್ಯಾಂಡ್‌ಗಳು', 'ব্র্যান্ড'],
  },
  { id: 6, hasIcon: false, iconPosition: null, names: ['Price', 'दाम', 'ధర', 'விலை', 'ಬೆಲೆ', 'দাম'] },
  { id: 7, hasIcon: false, iconPosition: null, names: ['Rating', 'रेटिंग', 'రేటింగ్', 'மதிப்பீடு', 'ರೇಟಿಂಗ್', 'রেটিং'] },
  {
    id: 8,
    hasIcon: false,
    iconPosition: null,
    names: ['Availability', 'उपलब्धता', 'లభ్యత', 'இருப்பு', 'ಲಭ್ಯತೆ', 'প্রাপ্যতা'],
  },
]

const ratings: readonly (Unnamed<RatingOption> & { readonly names: LocalizedTuple })[] = [4, 3, 2].map((value) => ({
  value,
  names: [
    `${String(value)} ⭐ and above`,
    `${String(value)} ⭐ और अधिक`,
    `${String(value)} ⭐ మరియు ఎక్కువ`,
    `${String(value)} ⭐ மற்றும் மேல்`,
    `${String(value)} ⭐ ಮತ್ತು ಹೆಚ್ಚು`,
    `${String(value)} ⭐ ও বেশি`,
  ],
}))

const prices: readonly (Unnamed<PriceOption> & { readonly names: LocalizedTuple })[] = [
  { min: 0, max: 500, names: ['Under ₹500', '₹500 से कम', '₹500 లోపు', '₹500-க்குக் கீழ்', '₹500 ಕ್ಕಿಂತ ಕಡಿಮೆ', '₹500-এর কম'] },
  { min: 500, max: 1_000, names: same('₹500 – ₹1,000') },
  { min: 1_000, max: 5_000, names: same('₹1,000 – ₹5,000') },
  {
    min: 5_000,
    max: null,
    names: ['Above ₹5,000', '₹5,000 से अधिक', '₹5,000 పైన', '₹5,000-க்கு மேல்', '₹5,000 ಕ್ಕಿಂತ ಹೆಚ್ಚು', '₹5,000-এর বেশি'],
  },
]

const availability: readonly (Unnamed<AvailabilityOption> & { readonly names: LocalizedTuple })[] = [
  { value: true, names: ['In Stock', 'स्टॉक में', 'స్టాక్‌లో ఉంది', 'இருப்பில் உள்ளது', 'ಸ್ಟಾಕ್‌ನಲ್ಲಿದೆ', 'স্টকে আছে'] },
  { value: false, names: ['Out of Stock', 'स्टॉक में नहीं', 'స్టాక్‌లో లేదు', 'இருப்பில் இல்லை', 'ಸ್ಟಾಕ್‌ನಲ್ಲಿ ಇಲ್ಲ', 'স্টকে নেই'] },
]

const sorts: readonly (Unnamed<SortOption> & { readonly names: LocalizedTuple })[] = [
  {
    id: 0,
    isChecked: false,
    names: [
      'Best Selling',
      'सबसे ज़्यादा बिकने वाले',
      'ఎక్కువగా అమ్ముడైనవి',
      'அதிகம் விற்பவை',
      'ಹೆಚ್ಚು ಮಾರಾಟವಾದವು',
      'সবচেয়ে বেশি বিক্রি',
    ],
  },
  {
    id: 1,
    isChecked: false,
    names: [
      'Customer Rating: 4⭐ & above',
      'ग्राहक रेटिंग: 4⭐ और अधिक',
      'కస్టమర్ రేటింగ్: 4⭐ మరియు ఎక్కువ',
      'வாடிக்கையாளர் மதிப்பீடு: 4⭐ மற்றும் மேல்',
      'ಗ್ರಾಹಕರ ರೇಟಿಂಗ್: 4⭐ ಮತ್ತು ಹೆಚ್ಚು',
      'ক্রেতার রেটিং: 4⭐ ও বেশি',
    ],
  },
  {
    id: 3,
    isChecked: true,
    names: [
      'Price: Low to High',
      'दाम: कम से ज़्यादा',
      'ధర: తక్కువ నుండి ఎక్కువ',
      'விலை: குறைவிலிருந்து அதிகம்',
      'ಬೆಲೆ: ಕಡಿಮೆಯಿಂದ ಹೆಚ್ಚು',
      'দাম: কম থেকে বেশি',
    ],
  },
  {
    id: 4,
    isChecked: false,
    names: [
      'Price: High to Low',
      'दाम: ज़्यादा से कम',
      'ధర: ఎక్కువ నుండి తక్కువ',
      'விலை: அதிகத்திலிருந்து குறைவு',
      'ಬೆಲೆ: ಹೆಚ್ಚಿನಿಂದ ಕಡಿಮೆ',
      'দাম: বেশি থেকে কম',
    ],
  },
]

/** The section of countries, which Indian law asks of a shop since July 2026; the specification has none. */
export const originSection: SectionOnWire = {
  id: 9,
  title: 'Country of Origin',
  translations: translationsOf(['Country of Origin', 'मूल देश', 'ఉత్పత్తి దేశం', 'தயாரிப்பு நாடு', 'ಮೂಲ ದೇಶ', 'উৎপাদনের দেশ']),
  hasIcon: false,
  iconPosition: null,
}

/** The part of the filter options that is the same for every collection, in all languages. */
export const fixedOptions: Pick<FilterOptionsResponse, 'sections' | 'ratings' | 'prices' | 'availability' | 'sorts'> = {
  sections: sections.map(({ names, ...section }) => ({
    ...section,
    title: names[0],
    translations: translationsOf(names),
  })),
  ratings: ratings.map(withNames),
  prices: prices.map(withNames),
  // The key of the Tamil name is misspelt in the catalogue that other shops of the chain read as well [13.10].
  availability: availability.map(withNames).map((option) => (option.value ? option : withColon(option))),
  sorts: sorts.map(withNames),
}

/** Names by language as the wire has them. */
export function translationsOf(names: LocalizedTuple): SectionOnWire['translations'] {
  const { en: _english, ...others } = toTranslated(names)
  return Object.fromEntries(Object.entries(others).map(([language, name]) => [language, { name }]))
}

function withNames<Option extends { readonly names: LocalizedTuple }>({ names, ...option }: Option) {
  return { ...option, name: names[0], translations: translationsOf(names) }
}

function withColon(option: AvailabilityOption): AvailabilityOption {
  const { ta, ...others } = option.translations
  return { ...option, translations: { ...others, ...(ta && { 'ta:': ta }) } }
}

function same(text: string): LocalizedTuple {
  return [text, text, text, text, text, text]
}
