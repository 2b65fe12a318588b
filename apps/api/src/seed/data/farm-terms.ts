import type { LocalizedTuple } from '../localized-tuple.ts'

/**
 * What else a farm shop is asked for. Names as they stand in product names and on shelves, and what people say instead;
 * as in `crop-synonyms.ts`, but complete: no other table names these.
 */
export const farmTerms = {
  seed: ['seed, seeds', 'beej, bij, बीज', 'vittanalu, vithanalu, vittanam, విత్తనాలు, విత్తనం', 'vithai, vidhai, vithaigal, விதை, விதைகள்', 'beeja, bija, bittane beeja, ಬೀಜ, ಬೀಜಗಳು', 'beej, bij, বীজ'],
  sapling: ['sapling, seedling', 'paudha, podha, पौधा, पौधे', 'mokka, mokkalu, మొక్క, మొక్కలు', 'kandru, naatru, செடி, கன்று, கன்றுகள்', 'sasi, gida, ಸಸಿ, ಸಸಿಗಳು', 'chara, chara gach, চারা'],
  fertilizer: ['fertilizer, fertiliser, manure', 'khad, khaad, urvarak, उर्वरक, खाद', 'eruvu, eruvulu, ఎరువు, ఎరువులు', 'uram, urangal, உரம், உரங்கள்', 'gobbara, ಗೊಬ್ಬರ, ಗೊಬ್ಬರಗಳು', 'sar, saar, সার'],
  vermicompost: ['vermicompost, vermi compost, worm compost', 'kenchua khad, kechua khad, केंचुआ खाद, वर्मी कम्पोस्ट', 'vanapamula eruvu, వర్మీ కంపోస్ట్, వానపాముల ఎరువు', 'manpuzhu uram, மண்புழு உரம்', 'erehulu gobbara, ಎರೆಹುಳು ಗೊಬ್ಬರ', 'kencho sar, kecho sar, কেঁচো সার'],
  insecticide: ['insecticide, pesticide, insect killer', 'keetnashak, kitnashak, keet nashak, कीटनाशक', 'purugu mandu, purugumandu, పురుగుమందు, పురుగు మందు', 'poochikolli, poochi marundhu, பூச்சிக்கொல்லி, பூச்சி மருந்து', 'keetanashaka, kitanashaka, ಕೀಟನಾಶಕ', 'kitnashok, keetnashak, poka marar oshudh, কীটনাশক'],
  fungicide: ['fungicide', 'fafundnashak, fafoond nashak, phaphundnashak, फफूंदनाशक', 'tegulu mandu, తెగులు మందు, శిలీంద్రనాశని', 'poonjaikolli, poonjai kolli, பூஞ்சைக்கொல்லி', 'shilindhranashaka, ಶಿಲೀಂಧ್ರನಾಶಕ', 'chhatraknashok, chotraknashak, ছত্রাকনাশক'],
  herbicide: ['herbicide, weedicide, weed killer', 'kharpatwarnashak, kharpatwar nashak, खरपतवारनाशक', 'kalupu mandu, kalupumandu, కలుపు మందు', 'kalaikolli, kalai kolli, களைக்கொல்லி', 'kalenashaka, kale nashaka, ಕಳೆನಾಶಕ', 'agachanashok, agacha nashak, আগাছানাশক'],
  sprayer: ['sprayer, spray pump, spray machine', 'spray machine, dawai pump, स्प्रेयर, स्प्रे पंप', 'sprayer, mandu kotte yantram, స్ప్రేయర్', 'thelippan, marundhu thelippan, தெளிப்பான்', 'sprayer, ಸ್ಪ್ರೇಯರ್, ಸಿಂಪಡಕ', 'spray machine, স্প্রেয়ার'],
  pump: ['water pump, motor pump, pumpset', 'pani pump, पानी पंप', 'neeti pump, నీటి పంపు', 'neer pump, நீர் பம்பு', 'neerina pump, ನೀರಿನ ಪಂಪ್', 'joler pump, জলের পাম্প'],
  drip: ['drip, drip irrigation', 'drip sinchai, tapak sinchai, ड्रिप', 'drip, binduseda, డ్రిప్', 'sottu neer, சொட்டு நீர்', 'hani neeravari, ಹನಿ ನೀರಾವರಿ', 'drip sech, ড্রিপ'],
  tarpaulin: ['tarpaulin, tarp', 'tirpal, tarpal, तिरपाल', 'tarpaulin, parada, టార్పాలిన్', 'tharpai, tarpaulin, தார்ப்பாய்', 'tadapal, tarpalin, ಟಾರ್ಪಾಲಿನ್', 'tripol, tirpol, ত্রিপল'],
  sickle: ['sickle', 'hansiya, hasiya, daranti, हंसिया', 'kodavali, కొడవలి', 'arival, aruval, அரிவாள்', 'kudugolu, ಕುಡುಗೋಲು', 'kaste, কাস্তে'],
  cattlefeed: ['cattle feed, cow feed', 'pashu aahar, pashu ahar, pashuahar, chara, पशु आहार', 'pasuvula dana, dana, పశువుల దాణా', 'maattu theevanam, mattu thivanam, மாட்டுத் தீவனம்', 'pashu ahara, ಪಶು ಆಹಾರ', 'gobadi pashur khadyo, goru khabar, গবাদি পশুর খাদ্য'],
  dewormer: ['dewormer, deworming', 'krimi nashak, kide ki dawa, कृमिनाशक', 'nulipurugula mandu, నులిపురుగుల మందు', 'kudarpuzhu neekki, குடற்புழு நீக்கி', 'jantunashaka, ಜಂತುನಾಶಕ', 'krimir oshudh, কৃমিনাশক'],
  humic: ['humic, humic acid', 'humic, ह्यूमिक एसिड', 'humic, హ్యూమిక్ యాసిడ్', 'humic, ஹியூமிக் அமிலம்', 'humic, ಹ್ಯೂಮಿಕ್ ಆಮ್ಲ', 'humic, হিউমিক অ্যাসিড'],
  seaweed: ['seaweed, sea weed', 'samudri shaival, समुद्री शैवाल', 'samudra nachu, సముద్ర నాచు', 'kadalpasi, kadal pasi, கடற்பாசி', 'kadalakale, ಕಡಲಕಳೆ', 'samudrik shaibal, সামুদ্রিক শৈবাল'],
  zinc: ['zinc', 'jasta, jinc, ज़िंक, जस्ता', 'zinc, జింక్', 'thuthanagam, துத்தநாகம், துத்தநாக', 'satu, sathu, ಸತು', 'dosta, zinc, জিঙ্ক, দস্তা'],
  sulphur: ['sulphur, sulfur', 'gandhak, सल्फर, गंधक', 'gandhakam, సల్ఫర్, గంధకం', 'kandhagam, kanthagam, சல்ஃபர், கந்தகம்', 'gandhaka, ಗಂಧಕ', 'gondhok, gandhak, সালফার, গন্ধক'],
  potash: ['potash, mop', 'potash, पोटाश', 'potash, పొటాష్', 'potash, பொட்டாஷ், சாம்பல் சத்து', 'potash, ಪೊಟ್ಯಾಷ್', 'potash, পটাশ'],
  neemoil: ['neem oil, azadirachtin', 'neem tel, neem ka tel, नीम तेल', 'vepa nune, వేప నూనె', 'vepennai, veppa ennai, வேப்பெண்ணெய்', 'bevina enne, ಬೇವಿನ ಎಣ್ಣೆ', 'neem tel, nim tel, নিম তেল'],
  neemcake: ['neem cake, neem khali', 'neem khali, नीम खली', 'vepa pindi, వేప పిండి', 'vepam punnakku, veppam punnakku, வேப்பம் புண்ணாக்கு', 'bevina hindi, ಬೇವಿನ ಹಿಂಡಿ', 'neem khol, nim khol, নিম খোল'],
  mulch: ['mulch, mulching, mulching film', 'mulching, malching, मल्च, मल्चिंग', 'mulching, మల్చింగ్', 'mulching, nilapporvai, நிலப்போர்வை', 'mulching, hodike, ಮಲ್ಚಿಂಗ್', 'mulching, মালচিং'],
  shadenet: ['shade net, green net', 'shade net, hari jali, शेड नेट', 'shade net, షేడ్ నెట్', 'nizhal valai, நிழல் வலை', 'neralu bale, ನೆರಳು ಬಲೆ', 'shade net, শেড নেট'],
  cocopeat: ['cocopeat, coco peat, coir pith', 'cocopeat, कोकोपीट', 'cocopeat, కోకోపీట్', 'thennai naar kazhivu, தென்னை நார்க் கழிவு', 'tengina narina pudi, ತೆಂಗಿನ ನಾರಿನ ಪುಡಿ', 'cocopeat, কোকোপিট'],
  hoe: ['hoe, spade, mattock', 'kudal, kudali, phawda, fawda, कुदाल, फावड़ा', 'para, గడ్డపార, పార', 'manvetti, mammutti, மண்வெட்டி', 'guddali, ಗುದ್ದಲಿ', 'kodal, কোদাল'],
} satisfies Record<string, LocalizedTuple>
