/** Where a post comes from; empty where it does not say. */
export interface PostPlace {
  readonly district: string
  readonly state: string
  readonly pincode: string
}

/** The nine tags of a post, in the order of the wire: crop, district or city, state, country, pincode, language, three blanks [34.2]. */
export function postTags({
  crop,
  district = '',
  state = '',
  pincode,
  language,
}: Partial<PostPlace> & {
  readonly crop: string
  readonly pincode: string
  readonly language: string
}): readonly string[] {
  return [crop, district, state, 'India', pincode, language, '', '', '']
}

/** What the tags of a post tell; a tag that is missing is empty. */
export function readPostTags(
  tags: readonly string[],
): PostPlace & { readonly crop: string; readonly language: string } {
  const [crop = '', district = '', state = '', , pincode = '', language = ''] = tags
  return { crop, district, state, pincode, language }
}
