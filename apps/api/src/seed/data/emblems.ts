/** The pictures a packshot label may carry. A crop, pest or animal without its own picture names the nearest of these. */
export const emblems = [
  'tomato', 'chilli', 'brinjal', 'okra', 'onion', 'cabbage', 'cauliflower', 'cucumber', 'watermelon', 'paddy',
  'wheat', 'maize', 'cotton', 'soybean', 'groundnut', 'mustard', 'sugarcane', 'potato', 'banana', 'mango',
  'coconut', 'papaya', 'marigold', 'coriander', 'carrot', 'gourd', 'pumpkin', 'grape', 'chickpea', 'leaf',
  'radish', 'beetroot', 'turnip', 'capsicum', 'broccoli', 'bitter-gourd', 'ridge-gourd', 'sponge-gourd',
  'snake-gourd', 'ash-gourd', 'round-gourd', 'muskmelon', 'lemon', 'sweet-lime', 'orange', 'pomegranate', 'guava',
  'sunflower', 'rose', 'jasmine', 'hibiscus', 'beans', 'peas', 'sorghum',
  'drop', 'sprout', 'root', 'pest', 'fungus', 'weed', 'cow', 'goat', 'hen', 'fish', 'gear', 'sun',
] as const

export type Emblem = (typeof emblems)[number]
