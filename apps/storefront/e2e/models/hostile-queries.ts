/** Parameters that a listing reads. */
export const listingParameters = [
  'brands',
  'categories',
  'origin',
  'price',
  'rating',
  'availability',
  'sortBy',
  'pageNo',
] as const

/** Values that broke parsers, decoders and databases before. */
export const hostileValues: readonly string[] = [
  // Not text, or not whole.
  ...['%00', '%E0%A4%A', '%F0%9F%8C%BE', '%EF%BB%BF', '%ED%A0%80', '%2525', '%0d%0a', '%', 'NaN', '१२'],
  // Of another language.
  ...["'%3B--", '<script>', '../', '[]', '{}', ',', '&', '=', '#', '?', ';', '+'],
  // Numbers and ranges that are none.
  ...['1e9', '-1', '-', '500-', '0-20000', '99999999999999999999'],
]
