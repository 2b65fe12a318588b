import type { Locale } from '@krishi/storefront-core/locale'
import type { ApiErrorCode } from './error-codes.ts'

type Sentence =
  | 'badRequest'
  | 'tooMany'
  | 'sessionOver'
  | 'signInFirst'
  | 'notFound'
  | 'phoneInvalid'
  | 'pincodeUnknown'
  | 'placeMismatch'
  | 'addressMissing'
  | 'addressesFull'
  | 'couponUnknown'
  | 'couponOver'
  | 'couponUsedUp'
  | 'couponBelowMinimum'
  | 'coinsChanged'
  | 'itemsNotValid'
  | 'cartChanged'
  | 'alreadyOrdered'
  | 'orderRunning'
  | 'orderWithdrawn'
  | 'orderUnknown'
  | 'tryLater'

const sentences: Record<Locale, Record<Sentence, string>> = {
  en: {
    badRequest: 'Something in this request is not right.',
    tooMany: 'Too many tries. Please wait a little and try again.',
    sessionOver: 'Your session has ended. Please reload the page.',
    signInFirst: 'Please sign in first.',
    notFound: 'We could not find what you asked for.',
    phoneInvalid: 'This cannot be a mobile number of India: it has 10 digits and begins with 6, 7, 8 or 9.',
    pincodeUnknown: 'We do not know this pincode. Please check it.',
    placeMismatch: 'District or state do not belong to this pincode. Please check the address.',
    addressMissing: 'Please check the delivery address.',
    addressesFull: 'Your address book is full. Please delete an address first.',
    couponUnknown: 'We do not know this coupon code. Please check it.',
    couponOver: 'This coupon is over.',
    couponUsedUp: 'This coupon cannot be used any more.',
    couponBelowMinimum: 'Your cart is below the minimum of this coupon.',
    coinsChanged: 'Your coins have changed. Please look at the amount again.',
    itemsNotValid: 'None of the products in this order can be bought any more.',
    cartChanged: 'Prices or stock have changed. Please check your order again.',
    alreadyOrdered: 'This order has already been placed.',
    orderRunning: 'Your order is being placed. Please wait.',
    orderWithdrawn: 'Your order was not placed. Please order again.',
    orderUnknown: 'We found no order with this number. Sign in with the mobile number of the order to see it.',
    tryLater: 'Something went wrong. Please try again.',
  },
  hi: {
    badRequest: 'इस अनुरोध में कुछ सही नहीं है।',
    tooMany: 'बहुत अधिक प्रयास हुए। कृपया थोड़ा रुककर फिर कोशिश करें।',
    sessionOver: 'आपका सत्र समाप्त हो गया है। कृपया पेज फिर से लोड करें।',
    signInFirst: 'कृपया पहले साइन इन करें।',
    notFound: 'आपने जो माँगा वह हमें नहीं मिला।',
    phoneInvalid: 'यह भारत का मोबाइल नंबर नहीं हो सकता: उसमें 10 अंक होते हैं और वह 6, 7, 8 या 9 से शुरू होता है।',
    pincodeUnknown: 'यह पिनकोड हमारे पास नहीं है। कृपया जाँच लें।',
    placeMismatch: 'ज़िला या राज्य इस पिनकोड का नहीं है। कृपया पता जाँच लें।',
    addressMissing: 'कृपया डिलीवरी का पता जाँच लें।',
    addressesFull: 'आपकी पता सूची भर गई है। कृपया पहले कोई पता हटाएँ।',
    couponUnknown: 'यह कूपन कोड हमारे पास नहीं है। कृपया जाँच लें।',
    couponOver: 'यह कूपन समाप्त हो चुका है।',
    couponUsedUp: 'यह कूपन अब और इस्तेमाल नहीं हो सकता।',
    couponBelowMinimum: 'आपका कार्ट इस कूपन की न्यूनतम राशि से कम है।',
    coinsChanged: 'आपके सिक्के बदल गए हैं। कृपया राशि फिर से देख लें।',
    itemsNotValid: 'इस ऑर्डर का कोई भी उत्पाद अब खरीदा नहीं जा सकता।',
    cartChanged: 'दाम या स्टॉक बदल गया है। कृपया अपना ऑर्डर फिर से देखें।',
    alreadyOrdered: 'यह ऑर्डर पहले ही हो चुका है।',
    orderRunning: 'आपका ऑर्डर हो रहा है। कृपया रुकें।',
    orderWithdrawn: 'आपका ऑर्डर नहीं हुआ। कृपया फिर से ऑर्डर करें।',
    orderUnknown: 'इस नंबर का कोई ऑर्डर नहीं मिला। उसे देखने के लिए ऑर्डर के मोबाइल नंबर से साइन इन करें।',
    tryLater: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  },
  te: {
    badRequest: 'ఈ అభ్యర్థనలో ఏదో సరిగ్గా లేదు.',
    tooMany: 'చాలా ఎక్కువ ప్రయత్నాలు జరిగాయి. కొద్దిసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
    sessionOver: 'మీ సెషన్ ముగిసింది. దయచేసి పేజీని మళ్లీ లోడ్ చేయండి.',
    signInFirst: 'దయచేసి ముందుగా సైన్ ఇన్ చేయండి.',
    notFound: 'మీరు అడిగినది మాకు దొరకలేదు.',
    phoneInvalid: 'ఇది భారతదేశ మొబైల్ నంబర్ కాలేదు: అందులో 10 అంకెలు ఉంటాయి, అది 6, 7, 8 లేదా 9తో మొదలవుతుంది.',
    pincodeUnknown: 'ఈ పిన్‌కోడ్ మా వద్ద లేదు. దయచేసి సరిచూడండి.',
    placeMismatch: 'జిల్లా లేదా రాష్ట్రం ఈ పిన్‌కోడ్‌కు చెందదు. దయచేసి చిరునామా సరిచూడండి.',
    addressMissing: 'దయచేసి డెలివరీ చిరునామాను సరిచూడండి.',
    addressesFull: 'మీ చిరునామాల జాబితా నిండిపోయింది. ముందుగా ఒక చిరునామాను తొలగించండి.',
    couponUnknown: 'ఈ కూపన్ కోడ్ మా వద్ద లేదు. దయచేసి సరిచూడండి.',
    couponOver: 'ఈ కూపన్ గడువు ముగిసింది.',
    couponUsedUp: 'ఈ కూపన్‌ను ఇకపై వాడలేరు.',
    couponBelowMinimum: 'మీ కార్ట్ ఈ కూపన్ కనీస మొత్తం కంటే తక్కువగా ఉంది.',
    coinsChanged: 'మీ నాణేలు మారాయి. దయచేసి మొత్తాన్ని మళ్లీ చూడండి.',
    itemsNotValid: 'ఈ ఆర్డర్‌లోని ఏ ఉత్పత్తినీ ఇప్పుడు కొనలేరు.',
    cartChanged: 'ధరలు లేదా స్టాక్ మారాయి. దయచేసి మీ ఆర్డర్‌ను మళ్లీ చూడండి.',
    alreadyOrdered: 'ఈ ఆర్డర్ ఇప్పటికే పూర్తయింది.',
    orderRunning: 'మీ ఆర్డర్ నమోదవుతోంది. దయచేసి వేచి ఉండండి.',
    orderWithdrawn: 'మీ ఆర్డర్ నమోదు కాలేదు. దయచేసి మళ్లీ ఆర్డర్ చేయండి.',
    orderUnknown: 'ఈ నంబర్‌తో ఆర్డర్ ఏదీ దొరకలేదు. దాన్ని చూడటానికి ఆర్డర్‌లోని మొబైల్ నంబర్‌తో సైన్ ఇన్ చేయండి.',
    tryLater: 'ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  ta: {
    badRequest: 'இந்தக் கோரிக்கையில் ஏதோ சரியாக இல்லை.',
    tooMany: 'மிக அதிக முயற்சிகள். சிறிது நேரம் கழித்து மீண்டும் முயலவும்.',
    sessionOver: 'உங்கள் அமர்வு முடிந்தது. பக்கத்தை மீண்டும் ஏற்றவும்.',
    signInFirst: 'முதலில் உள்நுழையவும்.',
    notFound: 'நீங்கள் கேட்டது கிடைக்கவில்லை.',
    phoneInvalid: 'இது இந்திய மொபைல் எண்ணாக இருக்க முடியாது: அதில் 10 இலக்கங்கள் இருக்கும், 6, 7, 8 அல்லது 9 இல் தொடங்கும்.',
    pincodeUnknown: 'இந்த அஞ்சல் குறியீடு எங்களிடம் இல்லை. சரிபார்க்கவும்.',
    placeMismatch: 'மாவட்டம் அல்லது மாநிலம் இந்தப் பின்கோடுக்கு உரியதல்ல. முகவரியைச் சரிபார்க்கவும்.',
    addressMissing: 'விநியோக முகவரியைச் சரிபார்க்கவும்.',
    addressesFull: 'உங்கள் முகவரிப் பட்டியல் நிரம்பிவிட்டது. முதலில் ஒரு முகவரியை நீக்கவும்.',
    couponUnknown: 'இந்தக் கூப்பன் குறியீடு எங்களிடம் இல்லை. சரிபார்க்கவும்.',
    couponOver: 'இந்தக் கூப்பன் முடிந்துவிட்டது.',
    couponUsedUp: 'இந்தக் கூப்பனை இனி பயன்படுத்த முடியாது.',
    couponBelowMinimum: 'உங்கள் கூடை இந்தக் கூப்பனின் குறைந்தபட்சத் தொகையை எட்டவில்லை.',
    coinsChanged: 'உங்கள் நாணயங்கள் மாறியுள்ளன. தொகையை மீண்டும் பாருங்கள்.',
    itemsNotValid: 'இந்த ஆர்டரில் உள்ள எந்தப் பொருளையும் இப்போது வாங்க முடியாது.',
    cartChanged: 'விலை அல்லது இருப்பு மாறியுள்ளது. உங்கள் ஆர்டரை மீண்டும் பார்க்கவும்.',
    alreadyOrdered: 'இந்த ஆர்டர் ஏற்கனவே செய்யப்பட்டது.',
    orderRunning: 'உங்கள் ஆர்டர் பதிவாகிறது. காத்திருக்கவும்.',
    orderWithdrawn: 'உங்கள் ஆர்டர் பதிவாகவில்லை. மீண்டும் ஆர்டர் செய்யவும்.',
    orderUnknown: 'இந்த எண்ணில் ஆர்டர் எதுவும் கிடைக்கவில்லை. அதைப் பார்க்க, ஆர்டரின் மொபைல் எண்ணைக் கொண்டு உள்நுழையவும்.',
    tryLater: 'ஏதோ தவறு நடந்தது. மீண்டும் முயலவும்.',
  },
  kn: {
    badRequest: 'ಈ ವಿನಂತಿಯಲ್ಲಿ ಏನೋ ಸರಿಯಿಲ್ಲ.',
    tooMany: 'ತುಂಬಾ ಪ್ರಯತ್ನಗಳು ಆಗಿವೆ. ಸ್ವಲ್ಪ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    sessionOver: 'ನಿಮ್ಮ ಸೆಷನ್ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
    signInFirst: 'ದಯವಿಟ್ಟು ಮೊದಲು ಸೈನ್ ಇನ್ ಮಾಡಿ.',
    notFound: 'ನೀವು ಕೇಳಿದ್ದು ನಮಗೆ ಸಿಗಲಿಲ್ಲ.',
    phoneInvalid: 'ಇದು ಭಾರತದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಆಗಿರಲಾರದು: ಅದರಲ್ಲಿ 10 ಅಂಕಿಗಳಿರುತ್ತವೆ, 6, 7, 8 ಅಥವಾ 9 ರಿಂದ ಆರಂಭವಾಗುತ್ತದೆ.',
    pincodeUnknown: 'ಈ ಪಿನ್‌ಕೋಡ್ ನಮ್ಮಲ್ಲಿ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಪರಿಶೀಲಿಸಿ.',
    placeMismatch: 'ಜಿಲ್ಲೆ ಅಥವಾ ರಾಜ್ಯ ಈ ಪಿನ್‌ಕೋಡ್‌ಗೆ ಸೇರಿಲ್ಲ. ದಯವಿಟ್ಟು ವಿಳಾಸ ಪರಿಶೀಲಿಸಿ.',
    addressMissing: 'ದಯವಿಟ್ಟು ವಿತರಣಾ ವಿಳಾಸವನ್ನು ಪರಿಶೀಲಿಸಿ.',
    addressesFull: 'ನಿಮ್ಮ ವಿಳಾಸಗಳ ಪಟ್ಟಿ ತುಂಬಿದೆ. ದಯವಿಟ್ಟು ಮೊದಲು ಒಂದು ವಿಳಾಸವನ್ನು ಅಳಿಸಿ.',
    couponUnknown: 'ಈ ಕೂಪನ್ ಕೋಡ್ ನಮ್ಮ ಬಳಿ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಪರಿಶೀಲಿಸಿ.',
    couponOver: 'ಈ ಕೂಪನ್ ಅವಧಿ ಮುಗಿದಿದೆ.',
    couponUsedUp: 'ಈ ಕೂಪನ್ ಅನ್ನು ಇನ್ನು ಬಳಸಲು ಆಗುವುದಿಲ್ಲ.',
    couponBelowMinimum: 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಈ ಕೂಪನ್‌ನ ಕನಿಷ್ಠ ಮೊತ್ತಕ್ಕಿಂತ ಕಡಿಮೆ ಇದೆ.',
    coinsChanged: 'ನಿಮ್ಮ ನಾಣ್ಯಗಳು ಬದಲಾಗಿವೆ. ದಯವಿಟ್ಟು ಮೊತ್ತವನ್ನು ಮತ್ತೊಮ್ಮೆ ನೋಡಿ.',
    itemsNotValid: 'ಈ ಆರ್ಡರ್‌ನ ಯಾವ ಉತ್ಪನ್ನವನ್ನೂ ಈಗ ಖರೀದಿಸಲಾಗದು.',
    cartChanged: 'ಬೆಲೆ ಅಥವಾ ಸ್ಟಾಕ್ ಬದಲಾಗಿದೆ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಆರ್ಡರ್ ಮತ್ತೆ ನೋಡಿ.',
    alreadyOrdered: 'ಈ ಆರ್ಡರ್ ಈಗಾಗಲೇ ಆಗಿದೆ.',
    orderRunning: 'ನಿಮ್ಮ ಆರ್ಡರ್ ದಾಖಲಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಕಾಯಿರಿ.',
    orderWithdrawn: 'ನಿಮ್ಮ ಆರ್ಡರ್ ದಾಖಲಾಗಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ.',
    orderUnknown: 'ಈ ಸಂಖ್ಯೆಯ ಯಾವುದೇ ಆರ್ಡರ್ ಸಿಗಲಿಲ್ಲ. ಅದನ್ನು ನೋಡಲು ಆರ್ಡರ್‌ನ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
    tryLater: 'ಏನೋ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
  bn: {
    badRequest: 'এই অনুরোধে কিছু একটা ঠিক নেই।',
    tooMany: 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
    sessionOver: 'আপনার সেশন শেষ হয়েছে। পাতাটি আবার লোড করুন।',
    signInFirst: 'দয়া করে আগে সাইন ইন করুন।',
    notFound: 'আপনি যা চেয়েছেন তা পাওয়া যায়নি।',
    phoneInvalid: 'এটি ভারতের মোবাইল নম্বর হতে পারে না: তাতে 10টি সংখ্যা থাকে আর 6, 7, 8 বা 9 দিয়ে শুরু হয়।',
    pincodeUnknown: 'এই পিনকোড আমাদের কাছে নেই। দয়া করে দেখে নিন।',
    placeMismatch: 'জেলা বা রাজ্য এই পিনকোডের নয়। দয়া করে ঠিকানাটি দেখে নিন।',
    addressMissing: 'দয়া করে ডেলিভারির ঠিকানা দেখে নিন।',
    addressesFull: 'আপনার ঠিকানার তালিকা ভরে গেছে। দয়া করে আগে একটি ঠিকানা মুছুন।',
    couponUnknown: 'এই কুপন কোডটি আমাদের কাছে নেই। দয়া করে মিলিয়ে দেখুন।',
    couponOver: 'এই কুপনের মেয়াদ শেষ।',
    couponUsedUp: 'এই কুপন আর ব্যবহার করা যাবে না।',
    couponBelowMinimum: 'আপনার কার্ট এই কুপনের ন্যূনতম পরিমাণের কম।',
    coinsChanged: 'আপনার কয়েন বদলে গেছে। দয়া করে টাকার অঙ্কটি আবার দেখুন।',
    itemsNotValid: 'এই অর্ডারের কোনো পণ্য এখন আর কেনা যাবে না।',
    cartChanged: 'দাম বা স্টক বদলেছে। দয়া করে আপনার অর্ডার আবার দেখুন।',
    alreadyOrdered: 'এই অর্ডার আগেই হয়ে গেছে।',
    orderRunning: 'আপনার অর্ডার হচ্ছে। দয়া করে অপেক্ষা করুন।',
    orderWithdrawn: 'আপনার অর্ডার হয়নি। দয়া করে আবার অর্ডার করুন।',
    orderUnknown: 'এই নম্বরে কোনো অর্ডার পাওয়া যায়নি। সেটি দেখতে অর্ডারের মোবাইল নম্বর দিয়ে সাইন ইন করুন।',
    tryLater: 'কিছু ভুল হয়েছে। আবার চেষ্টা করুন।',
  },
}

const sentenceOf: Record<ApiErrorCode, Sentence> = {
  'request/invalid': 'badRequest',
  'auth/required': 'sessionOver',
  'auth/forbidden': 'signInFirst',
  'request/not-found': 'notFound',
  'phone/invalid': 'phoneInvalid',
  'address/pincode-unknown': 'pincodeUnknown',
  'address/place-mismatch': 'placeMismatch',
  'address/too-many': 'addressesFull',
  'request/conflict': 'cartChanged',
  'checkout/already-completed': 'alreadyOrdered',
  'checkout/out-of-stock': 'cartChanged',
  'order/in-progress': 'orderRunning',
  'order/withdrawn': 'orderWithdrawn',
  'order/unknown': 'orderUnknown',
  'request/too-large': 'badRequest',
  'checkout/items-not-valid': 'itemsNotValid',
  'coupon/unknown': 'couponUnknown',
  'coupon/over': 'couponOver',
  'coupon/used-up': 'couponUsedUp',
  'coupon/below-minimum': 'couponBelowMinimum',
  'coins/changed': 'coinsChanged',
  'checkout/address-missing': 'addressMissing',
  'order/idempotency-mismatch': 'badRequest',
  'request/rate-limited': 'tooMany',
  'network/server': 'tryLater',
}

/** The sentence for people that goes with a code. */
export function errorMessage(code: ApiErrorCode, language: Locale): string {
  return sentences[language][sentenceOf[code]]
}
