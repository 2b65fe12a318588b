/** The kinds of search terms for which the shop has no product. */
export type ForeignGroup = 'junk' | 'noun' | 'brand' | 'trade'

/** What no product of the shop is, two spaces apart: three hundred questions that must not be answered as if it were. */
const lines: Readonly<Record<ForeignGroup, readonly string[]>> = {
  junk: [
    'zzzqqq  asdfgh  qwerty  qwertyuiop  zxcvbnm  asdf  hjkl  aaaa  bbbbbb  xyzxyz  abcxyz  lorem  ipsum  foobar  blahblah',
    'jjjkkk  wxyz  qqww  vvvbbb  fghjk  rtyui  poiuy  lkjhgf  mnbvcx  zaqwsx  edcrfv  tgbyhn  ujmik  plmokn  qazwsx',
    'xxxxxx  hahaha  hehehe  hmmmm  uffff  grrrr  zzzz  tttttt  qpqpqp  dgdgdg  sdsdsd  kjkjkj  wewewe  rerere  ioioio',
    'test123  user@mail  www.example.com  98765x  q1w2e3  a1b2c3d4  x9y8z7  000000  999999999  12ab34cd  !!qq!!  ##zz##  jkl;  uiop  bnm',
    'ghgjhg  trtrtr  yuyuyu  xkcd  wtfff  pqrst  vwxyz  hgfdsa  mmnnbb  qwqwqw  zxzxzx  ffgghh  jkjkll  ewqrty  dfdfdf',
  ],
  noun: [
    'laptop  window  pencil  mirror  blanket  ceiling  candle  shoulder  mountain  station  theatre  pillow  hospital  library  kitchen',
    'bridge  elephant  uncle  teacher  monday  january  football  cricket  camera  picture  newspaper  umbrella  ladder  envelope  ticket',
    'sunglasses  necklace  keyboard  monitor  balloon  airport  railway  island  desert  museum  hotel  festival  wedding  birthday  holiday',
    'language  history  science  medicine  doctor  engineer  lawyer  soldier  policeman  president  minister  election  parliament  university  exam',
    'guitar  violin  drum  dance  cinema  novel  poem  chess  puzzle  lottery  passport  luggage  elevator  staircase  chimney',
  ],
  brand: [
    'roundup  confidor  nativo  coragen  syngenta  bayer  monsanto  corteva  basf  dupont  rallis  dhanuka  iffco  coromandel  godrej',
    'samsung  nokia  xiaomi  oneplus  motorola  sony  panasonic  philips  whirlpool  bosch  siemens  lenovo  dell  toshiba  canon',
    'toyota  honda  hyundai  suzuki  yamaha  hero honda  royal enfield  john deere  swaraj  sonalika  escorts  eicher  komatsu  michelin  ceat',
    'adidas  nike  reebok  levis  gucci  zara  puma  bata  titan  rolex  fastrack  colgate  pepsodent  lifebuoy  nivea',
    'amazon  flipkart  swiggy  zomato  paytm  facebook  whatsapp  youtube  instagram  netflix  google  microsoft  pepsi  nescafe  cadbury',
  ],
  trade: [
    'urea  engine oil  diesel  kerosene  cement  bricks  plywood  bathtub  wash basin  ceiling fan  light bulb  wallpaper  sofa  wardrobe  mattress',
    'shirt  trousers  saree  kurta  sweater  jacket  jeans  socks  sandals  handbag  lipstick  shampoo  toothpaste  perfume  deodorant',
    'paracetamol  aspirin  insulin  bandage  thermometer  stethoscope  wheelchair  vitamin tablets  cough syrup  eye drops  contact lens  hearing aid  diapers  baby food  feeding bottle',
    'smartphone  headphones  television  refrigerator  microwave  washing machine  air conditioner  printer  hard disk  memory card  power bank  charger  bluetooth speaker  video game  router',
    'car insurance  home loan  credit card  mobile recharge  train ticket  flight booking  taxi  haircut  tailor  plumber  electrician  tuition  gym  yoga class  photo frame',
  ],
}

/** A question, its group, and the half that it belongs to: what is tuned looks at the dev half alone. */
export interface ForeignWord {
  readonly typed: string
  readonly group: ForeignGroup
  readonly half: 'dev' | 'test'
}

/** The three hundred questions. */
export const foreignWords: readonly ForeignWord[] = Object.entries(lines).flatMap(([group, list]) =>
  list
    .flatMap((line) => line.split('  '))
    .map((typed, index) => ({ typed, group: group as ForeignGroup, half: index % 2 === 0 ? 'dev' : 'test' })),
)
