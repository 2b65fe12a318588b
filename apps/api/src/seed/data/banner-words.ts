import type { LocalizedTuple } from '../localized-tuple.ts'
import type { mainCollections } from './collection-words.ts'

/** A banner before its packs are chosen. */
export interface BannerRow {
  readonly collection: keyof typeof mainCollections | 'growth-promoters'
  readonly hue: number
  readonly title: LocalizedTuple
  readonly text: LocalizedTuple
  readonly action: LocalizedTuple
}

/** The banners of the home page in their order. */
export const bannerRows: readonly BannerRow[] = [
  {
    collection: 'seasonal', hue: 105,
    title: ['Sowing time: seed for this season', 'बुवाई का समय: इस मौसम के बीज', 'విత్తే సమయం: ఈ సీజన్ విత్తనాలు', 'விதைப்புக் காலம்: இப்பருவ விதைகள்', 'ಬಿತ್ತನೆ ಸಮಯ: ಈ ಹಂಗಾಮಿನ ಬೀಜ', 'বোনার সময়: এই মরসুমের বীজ'],
    text: ['Days to harvest and seed rate on every page.', 'हर पेज पर कटाई के दिन और बीज दर लिखी है।', 'ప్రతి పేజీలో కోత రోజులు, విత్తన మోతాదు.', 'ஒவ்வொரு பக்கத்திலும் அறுவடை நாளும் விதையளவும்.', 'ಪ್ರತಿ ಪುಟದಲ್ಲಿ ಕೊಯ್ಲು ದಿನ, ಬೀಜದ ಪ್ರಮಾಣ.', 'প্রতি পাতায় ফসল তোলার দিন ও বীজের হার।'],
    action: ['See the season’s crops', 'इस मौसम की फसलें देखें', 'ఈ సీజన్ పంటలు చూడండి', 'பருவப் பயிர்களைப் பார்க்க', 'ಹಂಗಾಮಿನ ಬೆಳೆ ನೋಡಿ', 'মরসুমের ফসল দেখুন'],
  },
  {
    collection: 'todays-offers', hue: 78,
    title: ['Today’s offers from every shelf', 'आज के ऑफ़र, हर श्रेणी से', 'అన్ని విభాగాల నుంచి నేటి ఆఫర్లు', 'எல்லாப் பிரிவிலும் இன்றைய சலுகைகள்', 'ಎಲ್ಲ ವಿಭಾಗಗಳಿಂದ ಇಂದಿನ ಕೊಡುಗೆಗಳು', 'সব বিভাগ থেকে আজকের অফার'],
    text: ['The printed price and what you save stand side by side.', 'छपा दाम और आपकी बचत साथ-साथ दिखती है।', 'ముద్రించిన ధర, మీ ఆదా పక్కపక్కనే.', 'அச்சிட்ட விலையும் உங்கள் சேமிப்பும் அருகருகே.', 'ಮುದ್ರಿತ ಬೆಲೆ, ನಿಮ್ಮ ಉಳಿತಾಯ ಅಕ್ಕಪಕ್ಕ.', 'ছাপা দাম ও আপনার সাশ্রয় পাশাপাশি।'],
    action: ['See today’s offers', 'आज के ऑफ़र देखें', 'నేటి ఆఫర్లు చూడండి', 'இன்றைய சலுகைகளைப் பார்க்க', 'ಇಂದಿನ ಕೊಡುಗೆ ನೋಡಿ', 'আজকের অফার দেখুন'],
  },
  {
    collection: 'sprayers', hue: 205,
    title: ['Sprayers that last for years', 'सालों चलने वाले स्प्रेयर', 'ఏళ్ల తరబడి పనిచేసే స్ప్రేయర్లు', 'பல ஆண்டு உழைக்கும் தெளிப்பான்கள்', 'ವರ್ಷಗಟ್ಟಲೆ ಬಾಳುವ ಸ್ಪ್ರೇಯರ್‌ಗಳು', 'বহু বছর চলার স্প্রেয়ার'],
    text: ['Hand, battery and engine; spare parts too.', 'हाथ, बैटरी और इंजन वाले; पुर्ज़े भी।', 'చేతి, బ్యాటరీ, ఇంజన్ రకాలు; విడి భాగాలు కూడా.', 'கை, பேட்டரி, எஞ்சின் வகைகள்; உதிரி பாகமும்.', 'ಕೈ, ಬ್ಯಾಟರಿ, ಎಂಜಿನ್; ಬಿಡಿಭಾಗಗಳೂ ಇವೆ.', 'হাত, ব্যাটারি ও ইঞ্জিন; যন্ত্রাংশও।'],
    action: ['Shop sprayers', 'स्प्रेयर खरीदें', 'స్ప్రేయర్లు కొనండి', 'தெளிப்பான்கள் வாங்க', 'ಸ್ಪ್ರೇಯರ್ ಕೊಳ್ಳಿ', 'স্প্রেয়ার কিনুন'],
  },
  {
    collection: 'growth-promoters', hue: 150,
    title: ['More flowers, better fruit set', 'ज़्यादा फूल, बेहतर फल', 'ఎక్కువ పూత, మంచి కాపు', 'அதிகப் பூக்கள், நல்ல காய்ப்பு', 'ಹೆಚ್ಚು ಹೂವು, ಉತ್ತಮ ಕಾಯಿ', 'বেশি ফুল, ভালো ফল'],
    text: ['Growth promoters with dose and time of spray.', 'वृद्धि वर्धक, मात्रा और छिड़काव के समय के साथ।', 'మోతాదు, పిచికారీ సమయంతో పెరుగుదల ప్రేరకాలు.', 'அளவும் தெளிக்கும் நேரமும் கொண்ட வளர்ச்சி ஊக்கிகள்.', 'ಪ್ರಮಾಣ, ಸಿಂಪಡಣೆ ಸಮಯದೊಂದಿಗೆ ಬೆಳವಣಿಗೆ ವರ್ಧಕ.', 'মাত্রা ও ছিটানোর সময়সহ বৃদ্ধি বর্ধক।'],
    action: ['Shop growth promoters', 'वृद्धि वर्धक खरीदें', 'పెరుగుదల ప్రేరకాలు కొనండి', 'வளர்ச்சி ஊக்கிகள் வாங்க', 'ಬೆಳವಣಿಗೆ ವರ್ಧಕ ಕೊಳ್ಳಿ', 'বৃদ্ধি বর্ধক কিনুন'],
  },
]
