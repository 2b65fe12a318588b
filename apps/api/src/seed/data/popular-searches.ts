import type { LocalizedTuple } from '../localized-tuple.ts'

/** The heading above words that are searched often [11.5]. */
export const popularSearchesTitle: LocalizedTuple = ['Popular searches', 'लोकप्रिय खोजें', 'ఎక్కువగా వెతికేవి', 'அதிகம் தேடப்படுபவை', 'ಹೆಚ್ಚು ಹುಡುಕುವವು', 'জনপ্রিয় খোঁজ']

/** Words that are searched often, the most often first; each of them finds something in the seed's catalogue. */
export const popularSearches: readonly LocalizedTuple[] = [
  ['tomato seeds', 'टमाटर बीज', 'టమాటా విత్తనాలు', 'தக்காளி விதை', 'ಟೊಮ್ಯಾಟೊ ಬೀಜ', 'টমেটো বীজ'],
  ['chilli seeds', 'मिर्च बीज', 'మిరప విత్తనాలు', 'மிளகாய் விதை', 'ಮೆಣಸಿನಕಾಯಿ ಬೀಜ', 'লঙ্কা বীজ'],
  ['19:19:19', '19:19:19', '19:19:19', '19:19:19', '19:19:19', '19:19:19'],
  ['imidacloprid', 'इमिडाक्लोप्रिड', 'ఇమిడాక్లోప్రిడ్', 'இமிடாக்ளோபிரிட்', 'ಇಮಿಡಾಕ್ಲೋಪ್ರಿಡ್', 'ইমিডাক্লোপ্রিড'],
  ['sprayer', 'स्प्रेयर', 'స్ప్రేయర్', 'தெளிப்பான்', 'ಸ್ಪ್ರೇಯರ್', 'স্প্রেয়ার'],
  ['humic acid', 'ह्यूमिक एसिड', 'హ్యూమిక్ యాసిడ్', 'ஹியூமிக் அமிலம்', 'ಹ್ಯೂಮಿಕ್ ಆಮ್ಲ', 'হিউমিক অ্যাসিড'],
  ['weed killer', 'खरपतवारनाशक', 'కలుపు మందు', 'களைக்கொல்லி', 'ಕಳೆನಾಶಕ', 'আগাছানাশক'],
  ['vermicompost', 'वर्मी कम्पोस्ट', 'వర్మీ కంపోస్ట్', 'மண்புழு உரம்', 'ಎರೆಹುಳು ಗೊಬ್ಬರ', 'কেঁচো সার'],
]
