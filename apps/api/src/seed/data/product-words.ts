import type { LocalizedTuple } from '../localized-tuple.ts'

/** Names of seed products. */
export const seedNames = {
  hybrid: ['{variety} {crop} Hybrid Seeds', '{variety} {crop} हाइब्रिड बीज', '{variety} {crop} హైబ్రిడ్ విత్తనాలు', '{variety} {crop} கலப்பின விதைகள்', '{variety} {crop} ಹೈಬ್ರಿಡ್ ಬೀಜಗಳು', '{variety} {crop} হাইব্রিড বীজ'],
  improved: ['{variety} {crop} Improved Seeds', '{variety} {crop} उन्नत बीज', '{variety} {crop} మేలైన విత్తనాలు', '{variety} {crop} மேம்பட்ட விதைகள்', '{variety} {crop} ಸುಧಾರಿತ ಬೀಜಗಳು', '{variety} {crop} উন্নত বীজ'],
  desi: ['{variety} {crop} Desi Seeds', '{variety} {crop} देसी बीज', '{variety} {crop} దేశవాళీ విత్తనాలు', '{variety} {crop} நாட்டு விதைகள்', '{variety} {crop} ನಾಟಿ ಬೀಜಗಳು', '{variety} {crop} দেশি বীজ'],
} satisfies Record<string, LocalizedTuple>

/** What a seed is, without its variety. */
export const seedKinds = {
  hybrid: ['{crop} Hybrid Seeds', '{crop} हाइब्रिड बीज', '{crop} హైబ్రిడ్ విత్తనాలు', '{crop} கலப்பின விதைகள்', '{crop} ಹೈಬ್ರಿಡ್ ಬೀಜಗಳು', '{crop} হাইব্রিড বীজ'],
  improved: ['{crop} Improved Seeds', '{crop} उन्नत बीज', '{crop} మేలైన విత్తనాలు', '{crop} மேம்பட்ட விதைகள்', '{crop} ಸುಧಾರಿತ ಬೀಜಗಳು', '{crop} উন্নত বীজ'],
  desi: ['{crop} Desi Seeds', '{crop} देसी बीज', '{crop} దేశవాళీ విత్తనాలు', '{crop} நாட்டு விதைகள்', '{crop} ನಾಟಿ ಬೀಜಗಳು', '{crop} দেশি বীজ'],
} satisfies Record<string, LocalizedTuple>

/** How a seed was bred, and after how many days it gives its first crop. */
export const seedTechnical = {
  hybrid: ['F1 hybrid, {days} days', 'F1 हाइब्रिड, {days} दिन', 'F1 హైబ్రిడ్, {days} రోజులు', 'F1 கலப்பினம், {days} நாட்கள்', 'F1 ಹೈಬ್ರಿಡ್, {days} ದಿನಗಳು', 'F1 হাইব্রিড, {days} দিন'],
  improved: ['improved, {days} days', 'उन्नत किस्म, {days} दिन', 'మేలైన రకం, {days} రోజులు', 'மேம்பட்ட ரகம், {days} நாட்கள்', 'ಸುಧಾರಿತ ತಳಿ, {days} ದಿನಗಳು', 'উন্নত জাত, {days} দিন'],
  desi: ['desi, {days} days', 'देसी किस्म, {days} दिन', 'దేశవాళీ రకం, {days} రోజులు', 'நாட்டு ரகம், {days} நாட்கள்', 'ನಾಟಿ ತಳಿ, {days} ದಿನಗಳು', 'দেশি জাত, {days} দিন'],
} satisfies Record<string, LocalizedTuple>

/** Kinds of plant protection products, the last word of their names. */
export const guardKinds = {
  insecticide: ['Insecticide', 'कीटनाशक', 'పురుగుమందు', 'பூச்சிக்கொல்லி', 'ಕೀಟನಾಶಕ', 'কীটনাশক'],
  acaricide: ['Acaricide', 'मकड़ीनाशक', 'నల్లి మందు', 'சிலந்திப்பேன் கொல்லி', 'ನುಸಿನಾಶಕ', 'মাকড়নাশক'],
  fungicide: ['Fungicide', 'फफूंदनाशक', 'తెగులు మందు', 'பூஞ்சைக்கொல்லி', 'ಶಿಲೀಂಧ್ರನಾಶಕ', 'ছত্রাকনাশক'],
  'seed-treatment': ['Seed Treatment', 'बीज उपचार', 'విత్తన శుద్ధి మందు', 'விதை நேர்த்தி', 'ಬೀಜೋಪಚಾರ', 'বীজ শোধক'],
  herbicide: ['Herbicide', 'खरपतवारनाशक', 'కలుపు మందు', 'களைக்கொல்லி', 'ಕಳೆನಾಶಕ', 'আগাছানাশক'],
  'growth-regulator': ['Plant Growth Regulator', 'पौध वृद्धि नियामक', 'పెరుగుదల నియంత్రకం', 'பயிர் வளர்ச்சி ஊக்கி', 'ಸಸ್ಯ ಬೆಳವಣಿಗೆ ನಿಯಂತ್ರಕ', 'উদ্ভিদ বৃদ্ধি নিয়ন্ত্রক'],
  'bio-insecticide': ['Bio Insecticide', 'जैविक कीटनाशक', 'జీవ పురుగుమందు', 'உயிரியல் பூச்சிக்கொல்லி', 'ಜೈವಿಕ ಕೀಟನಾಶಕ', 'জৈব কীটনাশক'],
  'bio-fungicide': ['Bio Fungicide', 'जैविक फफूंदनाशक', 'జీవ తెగులు మందు', 'உயிரியல் பூஞ்சைக்கொல்லி', 'ಜೈವಿಕ ಶಿಲೀಂಧ್ರನಾಶಕ', 'জৈব ছত্রাকনাশক'],
  'bio-nematicide': ['Bio Nematicide', 'जैविक सूत्रकृमिनाशक', 'జీవ నులిపురుగు మందు', 'உயிரியல் நூற்புழுக்கொல்லி', 'ಜೈವಿಕ ಜಂತುನಾಶಕ', 'জৈব কৃমিনাশক'],
} satisfies Record<string, LocalizedTuple>
