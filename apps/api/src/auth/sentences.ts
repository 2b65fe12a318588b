import type { Locale } from '@krishi/storefront-core/locale'

interface Sentences {
  /** The code was wrong; so many tries are left. */
  readonly wrong: (tries: number) => string
  /** No try is left, or there is no code. */
  readonly askAnew: string
}

const sentences: Record<Locale, Sentences> = {
  en: {
    wrong: (tries) => `This code is not right. Tries left: ${tries}.`,
    askAnew: 'This code is not valid any more. Please ask for a new code.',
  },
  hi: {
    wrong: (tries) => `यह कोड सही नहीं है। आप ${tries} बार और कोशिश कर सकते हैं।`,
    askAnew: 'यह कोड अब मान्य नहीं है। कृपया नया कोड मँगाएँ।',
  },
  te: {
    wrong: (tries) => `ఈ కోడ్ సరైనది కాదు. మిగిలిన ప్రయత్నాలు: ${tries}.`,
    askAnew: 'ఈ కోడ్ ఇక చెల్లదు. దయచేసి కొత్త కోడ్ కోరండి.',
  },
  ta: {
    wrong: (tries) => `இந்தக் குறியீடு சரியில்லை. மீதமுள்ள முயற்சிகள்: ${tries}.`,
    askAnew: 'இந்தக் குறியீடு இனி செல்லாது. புதிய குறியீட்டைக் கேட்கவும்.',
  },
  kn: {
    wrong: (tries) => `ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ. ಉಳಿದ ಪ್ರಯತ್ನಗಳು: ${tries}.`,
    askAnew: 'ಈ ಕೋಡ್ ಈಗ ಮಾನ್ಯವಾಗಿಲ್ಲ. ದಯವಿಟ್ಟು ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  },
  bn: {
    wrong: (tries) => `কোডটি ঠিক নয়। আর ${tries} বার চেষ্টা করতে পারবেন।`,
    askAnew: 'এই কোড আর চলবে না। দয়া করে নতুন কোড চেয়ে নিন।',
  },
}

/** What is said under the field of a code that was not taken [32.6]. */
export function codeRefused(triesLeft: number, language: Locale): string {
  const { wrong, askAnew } = sentences[language]
  return triesLeft > 0 ? wrong(triesLeft) : askAnew
}
