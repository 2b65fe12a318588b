import type { LocalizedTuple } from '../localized-tuple.ts'

/** Menu names that are not a collection's title. */
export const menuWords = {
  brands: ['Brands', 'ब्रांड', 'బ్రాండ్లు', 'பிராண்டுகள்', 'ಬ್ರ್ಯಾಂಡ್‌ಗಳು', 'ব্র্যান্ড'],
  services: ['Services', 'सेवाएं', 'సేవలు', 'சேவைகள்', 'ಸೇವೆಗಳು', 'পরিষেবা'],
  vedika: ['Vedika', 'वेदिका', 'వేదిక', 'வேதிகா', 'ವೇದಿಕೆ', 'বেদিকা'],
  blogs: ['Blogs', 'ब्लॉग', 'బ్లాగులు', 'கட்டுரைகள்', 'ಬ್ಲಾಗ್‌ಗಳು', 'ব্লগ'],
  popular: ['Popular', 'लोकप्रिय', 'ఎక్కువమంది చూసేవి', 'பிரபலமானவை', 'ಜನಪ್ರಿಯ', 'জনপ্রিয়'],
  categories: ['Categories', 'श्रेणियाँ', 'వర్గాలు', 'வகைகள்', 'ವರ್ಗಗಳು', 'বিভাগ'],
} satisfies Record<string, LocalizedTuple>
