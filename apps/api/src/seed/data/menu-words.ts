import type { LocalizedTuple } from '../localized-tuple.ts'

/** Menu names that are not a collection's title. */
export const menuWords = {
  brands: ['Brands', 'ब्रांड', 'బ్రాండ్లు', 'பிராண்டுகள்', 'ಬ್ರ್ಯಾಂಡ್‌ಗಳು', 'ব্র্যান্ড'],
  services: ['Services', 'सेवाएं', 'సేవలు', 'சேவைகள்', 'ಸೇವೆಗಳು', 'পরিষেবা'],
  vedika: ['Vedika', 'वेदिका', 'వేదిక', 'வேதிகா', 'ವೇದಿಕೆ', 'বেদিকা'],
  blogs: ['Blogs', 'ब्लॉग', 'బ్లాగులు', 'வலைப்பதிவுகள்', 'ಬ್ಲಾಗ್‌ಗಳು', 'ব্লগ'],
} satisfies Record<string, LocalizedTuple>
