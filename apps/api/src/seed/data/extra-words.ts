import type { LocalizedTuple } from '../localized-tuple.ts'

/** The words that stand on a picture. */
export const saleLabels = {
  bestSeller: [
    'Best seller',
    'सबसे ज़्यादा बिकने वाला',
    'ఎక్కువగా అమ్ముడయ్యేది',
    'அதிகம் விற்பது',
    'ಹೆಚ್ಚು ಮಾರಾಟವಾದದ್ದು',
    'সবচেয়ে বেশি বিক্রি',
  ],
  inSeason: ['In season', 'इस मौसम के लिए', 'ఈ సీజన్‌కు', 'இந்தப் பருவத்துக்கு', 'ಈ ಹಂಗಾಮಿಗೆ', 'এই মরসুমের'],
  isNew: ['New', 'नया', 'కొత్తది', 'புதியது', 'ಹೊಸದು', 'নতুন'],
} as const satisfies Record<string, LocalizedTuple>

/** Why a product costs less: title and sentence. */
export const dealWords = {
  multiTitle: [
    'Less for several packs',
    'कई पैक पर कम दाम',
    'ఎక్కువ ప్యాక్‌లకు తక్కువ ధర',
    'பல பொதிகளுக்குக் குறைந்த விலை',
    'ಹೆಚ್ಚು ಪ್ಯಾಕ್‌ಗಳಿಗೆ ಕಡಿಮೆ ಬೆಲೆ',
    'একসঙ্গে কয়েকটি প্যাকে কম দাম',
  ],
  multiText: [
    'In a multi pack each pack costs up to {figure}% less than alone.',
    'मल्टी पैक में हर पैक अकेले पैक से {figure}% तक सस्ता पड़ता है।',
    'మల్టీ ప్యాక్‌లో ఒక్కో ప్యాక్ విడిగా కొనేదానికంటే {figure}% వరకు తక్కువకే వస్తుంది.',
    'பல பொதி கொண்ட தொகுப்பில் ஒவ்வொரு பொதியும் தனியாக வாங்குவதைவிட {figure}% வரை குறைவு.',
    'ಹಲವು ಪ್ಯಾಕ್‌ಗಳ ಕಟ್ಟಿನಲ್ಲಿ ಪ್ರತಿ ಪ್ಯಾಕ್ ಒಂಟಿಯಾಗಿ ಕೊಳ್ಳುವುದಕ್ಕಿಂತ {figure}% ವರೆಗೆ ಕಡಿಮೆ.',
    'মাল্টি প্যাকে প্রতিটি প্যাক আলাদা কেনার চেয়ে {figure}% পর্যন্ত সস্তা পড়ে।',
  ],
  mrpTitle: [
    'Below the printed price',
    'छपे दाम से कम',
    'ముద్రిత ధర కంటే తక్కువ',
    'அச்சிட்ட விலையைவிடக் குறைவு',
    'ಮುದ್ರಿತ ಬೆಲೆಗಿಂತ ಕಡಿಮೆ',
    'ছাপা দামের চেয়ে কম',
  ],
  mrpText: [
    'Every pack costs at least {figure}% less than its MRP.',
    'हर पैक अपनी MRP से कम से कम {figure}% सस्ता है।',
    'ప్రతి ప్యాక్ MRP కంటే కనీసం {figure}% తక్కువ.',
    'ஒவ்வொரு பொதியும் MRP-ஐ விடக் குறைந்தது {figure}% குறைவு.',
    'ಪ್ರತಿ ಪ್ಯಾಕ್ MRP ಗಿಂತ ಕನಿಷ್ಠ {figure}% ಕಡಿಮೆ.',
    'প্রতিটি প্যাক MRP-র চেয়ে অন্তত {figure}% সস্তা।',
  ],
  ownTitle: [
    'Extra discount in the cart',
    'कार्ट में अतिरिक्त छूट',
    'కార్ట్‌లో అదనపు తగ్గింపు',
    'கூடையில் கூடுதல் தள்ளுபடி',
    'ಕಾರ್ಟ್‌ನಲ್ಲಿ ಹೆಚ್ಚುವರಿ ರಿಯಾಯಿತಿ',
    'কার্টে বাড়তি ছাড়',
  ],
  ownPercentText: [
    '{figure}% of the price is taken off in your cart.',
    'दाम का {figure}% आपके कार्ट में घट जाता है।',
    'ధరలో {figure}% మీ కార్ట్‌లో తగ్గుతుంది.',
    'விலையில் {figure}% உங்கள் கூடையில் குறையும்.',
    'ಬೆಲೆಯ {figure}% ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಕಡಿಮೆಯಾಗುತ್ತದೆ.',
    'দামের {figure}% আপনার কার্টে কমে যায়।',
  ],
  ownAmountText: [
    '₹{figure} is taken off each pack in your cart.',
    'हर पैक पर ₹{figure} आपके कार्ट में घट जाते हैं।',
    'ప్రతి ప్యాక్‌పై ₹{figure} మీ కార్ట్‌లో తగ్గుతుంది.',
    'ஒவ்வொரு பொதிக்கும் ₹{figure} உங்கள் கூடையில் குறையும்.',
    'ಪ್ರತಿ ಪ್ಯಾಕ್‌ಗೆ ₹{figure} ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಕಡಿಮೆಯಾಗುತ್ತದೆ.',
    'প্রতি প্যাকে ₹{figure} আপনার কার্টে কমে যায়।',
  ],
  prepaidTitle: [
    'Pay online and save',
    'ऑनलाइन भुगतान पर बचत',
    'ఆన్‌లైన్‌లో చెల్లిస్తే ఆదా',
    'ஆன்லைனில் செலுத்தினால் சேமிப்பு',
    'ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಪಾವತಿಸಿದರೆ ಉಳಿತಾಯ',
    'অনলাইনে দিলে সাশ্রয়',
  ],
  prepaidText: [
    '{figure}% is taken off when you pay online.',
    'ऑनलाइन भुगतान करने पर {figure}% कम लगता है।',
    'ఆన్‌లైన్‌లో చెల్లిస్తే {figure}% తగ్గుతుంది.',
    'ஆன்லைனில் செலுத்தினால் {figure}% குறையும்.',
    'ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಪಾವತಿಸಿದರೆ {figure}% ಕಡಿಮೆಯಾಗುತ್ತದೆ.',
    'অনলাইনে দিলে {figure}% কম লাগে।',
  ],
} as const satisfies Record<string, LocalizedTuple>

/** The banner of the festival sale. */
export const festivalBanner: LocalizedTuple = [
  'Festival sale: see all reduced products',
  'त्योहार की सेल: सभी सस्ते उत्पाद देखें',
  'పండుగ అమ్మకం: ధర తగ్గినవన్నీ చూడండి',
  'திருவிழா விற்பனை: விலை குறைந்த அனைத்தையும் பாருங்கள்',
  'ಹಬ್ಬದ ಮಾರಾಟ: ಬೆಲೆ ಇಳಿದ ಎಲ್ಲವನ್ನೂ ನೋಡಿ',
  'উৎসবের বিক্রি: দাম কমা সব পণ্য দেখুন',
]

/** Titles of the two videos of a product. */
export const videoTitles = {
  look: [
    '{product}: a closer look',
    '{product}: पास से देखें',
    '{product}: దగ్గరగా చూడండి',
    '{product}: அருகில் பாருங்கள்',
    '{product}: ಹತ್ತಿರದಿಂದ ನೋಡಿ',
    '{product}: কাছ থেকে দেখুন',
  ],
  use: [
    'How to use {product}',
    '{product} का उपयोग कैसे करें',
    '{product} ఎలా వాడాలి',
    '{product} எப்படிப் பயன்படுத்துவது',
    '{product} ಬಳಸುವುದು ಹೇಗೆ',
    '{product} কীভাবে ব্যবহার করবেন',
  ],
} as const satisfies Record<string, LocalizedTuple>
