import type { LocalizedTuple } from '../localized-tuple.ts'

/** An offer of the shop. Rupees here; paise in the tables. */
export interface CouponRow {
  readonly code: string
  readonly off: { readonly percent: number } | { readonly rupees: number }
  /** From which cart on, in rupees. */
  readonly from: number
  readonly isCapped?: true
  /** How often one shopper may use it. */
  readonly perShopper?: number
  /** ISO date of its last day in India. */
  readonly lastDay: string
  readonly isListed: boolean
}

/** The coupons in the order in which they are offered. The last two must be known, as from a leaflet. */
export const couponRows: readonly CouponRow[] = [
  { code: 'KISAN50', off: { rupees: 50 }, from: 499, lastDay: '2027-12-31', isListed: true },
  { code: 'BEEJ10', off: { percent: 10 }, from: 799, isCapped: true, lastDay: '2027-06-30', isListed: true },
  { code: 'KHETI150', off: { rupees: 150 }, from: 1999, lastDay: '2027-12-31', isListed: true },
  { code: 'PEHLA100', off: { rupees: 100 }, from: 699, perShopper: 1, lastDay: '2027-12-31', isListed: true },
  { code: 'MELA25', off: { percent: 25 }, from: 999, isCapped: true, lastDay: '2027-12-31', isListed: false },
  { code: 'DIWALI200', off: { rupees: 200 }, from: 999, lastDay: '2026-11-15', isListed: false },
]

/** What an offer says: how to use it, from which cart on, until when. */
export const couponLines: { readonly use: LocalizedTuple; readonly from: LocalizedTuple; readonly until: LocalizedTuple } = {
  use: [
    'Use code {code}',
    'कोड {code} इस्तेमाल करें',
    'కోడ్ {code} వాడండి',
    '{code} குறியீட்டைப் பயன்படுத்துங்கள்',
    '{code} ಕೋಡ್ ಬಳಸಿ',
    '{code} কোড ব্যবহার করুন',
  ],
  from: [
    'On orders of ₹{rupees} or more',
    '₹{rupees} या उससे अधिक के ऑर्डर पर',
    '₹{rupees} లేదా అంతకంటే ఎక్కువ ఆర్డర్లపై',
    '₹{rupees} அல்லது அதற்கு மேல் ஆர்டர்களுக்கு',
    '₹{rupees} ಅಥವಾ ಹೆಚ್ಚಿನ ಆರ್ಡರ್‌ಗಳಿಗೆ',
    '₹{rupees} বা তার বেশি অর্ডারে',
  ],
  until: [
    'Valid till {day}',
    '{day} तक मान्य',
    '{day} వరకు చెల్లుతుంది',
    '{day} வரை செல்லும்',
    '{day} ವರೆಗೆ ಮಾನ್ಯ',
    '{day} পর্যন্ত বৈধ',
  ],
}
