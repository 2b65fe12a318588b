import { emptyLoyaltyTexts } from '@krishi/storefront-core/settings'
import type { PerLocale } from '@krishi/storefront-core/settings'

/** The terms of the coins [27.4]. Bengali has the English ones, as the specification gives them. */
const terms: PerLocale<readonly string[]> = {
  en: [
    'One coin is worth ₹1.',
    'Coins come to you when an order has been delivered, and are valid for 180 days.',
    'At most 100 coins can be used in one order.',
    'Coins are not given back when an order is cancelled, cannot be given to others and are not paid out in cash.',
  ],
  hi: [
    'एक सिक्का ₹1 के बराबर है।',
    'ऑर्डर पहुँचने के बाद सिक्के आपको मिलते हैं और 180 दिन तक चलते हैं।',
    'एक ऑर्डर में ज़्यादा से ज़्यादा 100 सिक्के लगाए जा सकते हैं।',
    'ऑर्डर रद्द होने पर सिक्के वापस नहीं मिलते, किसी और को नहीं दिए जा सकते और उनके बदले नकद नहीं मिलता।',
  ],
  te: [
    'ఒక నాణెం విలువ ₹1.',
    'ఆర్డర్ మీకు చేరాక నాణేలు వస్తాయి; అవి 180 రోజులు చెల్లుతాయి.',
    'ఒక ఆర్డర్‌లో గరిష్ఠంగా 100 నాణేలు వాడవచ్చు.',
    'ఆర్డర్ రద్దయితే నాణేలు తిరిగి రావు, ఇతరులకు ఇవ్వలేరు, నగదుగా మార్చుకోలేరు.',
  ],
  ta: [
    'ஒரு நாணயத்தின் மதிப்பு ₹1.',
    'பொருள் வந்து சேர்ந்ததும் நாணயங்கள் கிடைக்கும்; அவை 180 நாட்கள் செல்லும்.',
    'ஒரு கொள்முதலில் அதிகபட்சம் 100 நாணயங்களைப் பயன்படுத்தலாம்.',
    'கொள்முதலை ரத்து செய்தால் நாணயங்கள் திரும்பக் கிடைக்காது; பிறருக்குக் கொடுக்கவோ பணமாக மாற்றவோ முடியாது.',
  ],
  kn: [
    'ಒಂದು ನಾಣ್ಯದ ಮೌಲ್ಯ ₹1.',
    'ಆರ್ಡರ್ ತಲುಪಿದ ನಂತರ ನಾಣ್ಯಗಳು ಸಿಗುತ್ತವೆ; ಅವು 180 ದಿನ ಚಲಾವಣೆಯಲ್ಲಿರುತ್ತವೆ.',
    'ಒಂದು ಆರ್ಡರ್‌ನಲ್ಲಿ ಹೆಚ್ಚೆಂದರೆ 100 ನಾಣ್ಯಗಳನ್ನು ಬಳಸಬಹುದು.',
    'ಆರ್ಡರ್ ರದ್ದಾದರೆ ನಾಣ್ಯಗಳು ಮರಳಿ ಸಿಗುವುದಿಲ್ಲ, ಬೇರೆಯವರಿಗೆ ಕೊಡಲಾಗದು, ನಗದಾಗಿ ಬದಲಿಸಲಾಗದು.',
  ],
}

/** What this shop says of coins: their terms, and for the rest our own words. */
export const coinTexts = Object.fromEntries(
  Object.entries(terms).map(([language, lines]) => {
    const termsAndConditions = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
    return [language, { ...emptyLoyaltyTexts, termsAndConditions }]
  }),
)
