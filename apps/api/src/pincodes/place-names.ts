/** Source spellings, each with the name that is official or usual today. Districts and towns share the list. */
const currentNames: Readonly<Record<string, string>> = {
  Afjalpur: 'Afzalpur',
  Ahmadabad: 'Ahmedabad',
  'Ahmed Nagar': 'Ahilyanagar',
  Ahmednagar: 'Ahilyanagar',
  Allahabad: 'Prayagraj',
  'Allahabad Kty': 'Prayagraj',
  Ananthapur: 'Anantapur',
  Ananthnag: 'Anantnag',
  'B.bagewadi': 'Basavana Bagewadi',
  Baleswar: 'Balasore',
  Bandipur: 'Bandipora',
  Bangalore: 'Bengaluru',
  'Bangalore Rural': 'Bengaluru Rural',
  Bangarapet: 'Bangarpet',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  Burdwan: 'Bardhaman',
  Calicut: 'Kozhikode',
  Chamarajanagara: 'Chamarajanagar',
  Chamrajnagar: 'Chamarajanagar',
  Changanacherry: 'Changanassery',
  Chickballapur: 'Chikkaballapur',
  Chikmagalur: 'Chikkamagaluru',
  'Chinsurah - Magra': 'Chinsurah',
  Cuddapah: 'YSR Kadapa',
  Darjiling: 'Darjeeling',
  Davangere: 'Davanagere',
  Duragpur: 'Durgapur',
  'East Midnapore': 'Purba Medinipur',
  'East Nimar': 'Khandwa',
  Faizabad: 'Ayodhya',
  Ferozepur: 'Firozpur',
  'Gandhi Nagar': 'Gandhinagar',
  Giridh: 'Giridih',
  Glt: 'Golaghat',
  Gmc: 'Guwahati',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  'Haider Garh': 'Haidergarh',
  Hardwar: 'Haridwar',
  Hazaribag: 'Hazaribagh',
  Hoshangabad: 'Narmadapuram',
  Hospet: 'Hosapete',
  Hubli: 'Hubballi',
  Jagatsinghapur: 'Jagatsinghpur',
  Jajapur: 'Jajpur',
  'Janjgir-champa': 'Janjgir-Champa',
  Jaribam: 'Jiribam',
  Jhujhunu: 'Jhunjhunu',
  'Jyotiba Phule Nagar': 'Amroha',
  'K.V.Rangareddy': 'Ranga Reddy',
  'Karim Nagar': 'Karimnagar',
  Karunagapally: 'Karunagappally',
  Karvir: 'Karveer',
  Kasargod: 'Kasaragod',
  Kawardha: 'Kabirdham',
  Keonjhar: 'Kendujhar',
  Keonjhargarh: 'Kendujhar',
  Kheri: 'Lakhimpur Kheri',
  'Kishan Garh': 'Kishangarh',
  Khurda: 'Khorda',
  Kolkatta: 'Kolkata',
  'Lahul & Spiti': 'Lahaul and Spiti',
  'Mahabub Nagar': 'Mahabubnagar',
  Mammit: 'Mamit',
  Mangalore: 'Mangaluru',
  Mavelikara: 'Mavelikkara',
  Medinipur: 'Paschim Medinipur',
  Morigaon: 'Marigaon',
  Mysore: 'Mysuru',
  Nawanshahar: 'Shahid Bhagat Singh Nagar',
  Nawanshahr: 'Shahid Bhagat Singh Nagar',
  'North 24 Paraganas': 'North 24 Parganas',
  'North 24 Pgs': 'North 24 Parganas',
  'North And Middle Andaman': 'North and Middle Andaman',
  'North Cachar Hills': 'Dima Hasao',
  'North Dinajpur': 'Uttar Dinajpur',
  Osmanabad: 'Dharashiv',
  Ottapalam: 'Ottappalam',
  Ponani: 'Ponnani',
  Pondicherry: 'Puducherry',
  Purnea: 'Purnia',
  Rajauri: 'Rajouri',
  Rangareddy: 'Ranga Reddy',
  Raurkela: 'Rourkela',
  Ropar: 'Rupnagar',
  'S.A.S.Nagar': 'Mohali',
  'Sant Ravidas Nagar': 'Bhadohi',
  Sawaimadhopur: 'Sawai Madhopur',
  'Seraikela-kharsawan': 'Seraikela Kharsawan',
  'Serampur Uttarpara': 'Serampore',
  Shimoga: 'Shivamogga',
  Sibsagar: 'Sivasagar',
  'South Dinajpur': 'Dakshin Dinajpur',
  'Surendra Nagar': 'Surendranagar',
  Svs: 'Sivasagar',
  Thalapilly: 'Talappilly',
  'The Dangs': 'Dang',
  Thoothukkudi: 'Thoothukudi',
  Tiruchengodu: 'Tiruchengode',
  Tiruppattur: 'Tirupattur',
  Tirupur: 'Tiruppur',
  Tirutani: 'Tiruttani',
  Tumkur: 'Tumakuru',
  Tuticorin: 'Thoothukudi',
  Udagamandalam: 'Udhagamandalam',
  Vlr: 'Vellore',
  Wadhwancity: 'Wadhwan',
  'West Midnapore': 'Paschim Medinipur',
  'West Nimar': 'Khargone',
  Yadgiri: 'Yadgir',
  'Yamuna Nagar': 'Yamunanagar',
}

/** Districts that are one city, whose post offices name quarters; people write the city. */
const cityDistricts: Readonly<Record<string, string>> = {
  Bengaluru: 'Bengaluru',
  Chandigarh: 'Chandigarh',
  Chennai: 'Chennai',
  Hyderabad: 'Hyderabad',
  Kolkata: 'Kolkata',
  Mumbai: 'Mumbai',
}

const meaningless = new Set([
  '',
  'na',
  'n.a',
  'nil',
  'none',
  'sadar',
  'city',
  'town',
  'rural',
  'urban',
  'north',
  'south',
  'east',
  'west',
])

/** Drops what the source adds in brackets, such as "(MH)", and gives the name its present spelling. */
export function placeName(sourceName: string): string {
  const bare = sourceName
    .replace(/[([].*$/, '')
    .replace(/[^A-Za-z0-9&.\- ]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[-. ]+$/, '')
    .trim()
  const cased = bare === bare.toUpperCase() || bare === bare.toLowerCase() ? titleCase(bare) : bare
  return currentNames[cased] ?? cased.replaceAll('&', 'and')
}

/** The district of a source row; Maharashtra's Aurangabad was renamed, Bihar's was not. */
export function districtName(sourceName: string, provinceId: string): string {
  const name = placeName(sourceName)
  return name === 'Aurangabad' && provinceId === 'MH' ? 'Chhatrapati Sambhajinagar' : name
}

/** The city that people write for a district that is one city; null for the others. */
export function cityOfDistrict(district: string, provinceId: string): string | null {
  return provinceId === 'DL' ? 'Delhi' : (cityDistricts[district] ?? null)
}

/** The town of a head post office such as "Nashik H.O"; null for any other office. */
export function headOfficeTown(office: string): string | null {
  const town = /^(.+?)\s*(?:H\.O|G\.P\.O)\.?$/.exec(office)?.[1]
  return town === undefined ? null : withoutQuarter(placeName(town))
}

/** A taluk as a town: "Pune City" is Pune, "Tirupati (Rural)" is Tirupati; null where it says nothing. */
export function talukTown(taluk: string): string | null {
  const name = withoutQuarter(placeName(taluk))
  return meaningless.has(name.toLowerCase()) ? null : name
}

const quarter =
  /[ -]*\b(city corporation|city|cantt|taluk( of .*)?|tehsil|jn|mandal(am)?|block( .*)?|commune panchayat|municipality|mc|mdg|[hs]\.?o|sadar|urban|i{1,3}|north|south|east|west)$/i

function withoutQuarter(name: string): string {
  const town = name.replace(quarter, '')
  return town === '' ? name : placeName(town)
}

function titleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[ .-])[a-z]/g, (start) => start.toUpperCase())
}
