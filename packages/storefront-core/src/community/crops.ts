/** The crops that a post can be about, by stable ids; their names are messages of the view. */
export const communityCrops = [
  ...(['paddy', 'wheat', 'maize', 'cotton', 'sugarcane', 'soybean', 'groundnut', 'mustard'] as const),
  ...(['chickpea', 'pigeon-pea', 'tomato', 'chilli', 'onion', 'potato', 'brinjal', 'okra'] as const),
  ...(['cabbage', 'banana', 'mango', 'turmeric', 'coconut', 'pomegranate', 'rose', 'cow'] as const),
] as const

/** The id of a crop of the community. */
export type CommunityCrop = (typeof communityCrops)[number]

/** Whether a text is the id of a crop of the community. */
export function isCommunityCrop(text: string): text is CommunityCrop {
  return (communityCrops as readonly string[]).includes(text)
}
