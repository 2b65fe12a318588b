import type { LocalizedTuple } from '../localized-tuple.ts'
import type { Emblem } from './emblems.ts'

/** Shelves of the articles. */
export const articleCategories = {
  protection: ['Crop Protection', 'फसल सुरक्षा', 'పంట రక్షణ', 'பயிர்ப் பாதுகாப்பு', 'ಬೆಳೆ ರಕ್ಷಣೆ', 'ফসল সুরক্ষা'],
  nutrition: ['Crop Nutrition', 'फसल पोषण', 'పంట పోషణ', 'பயிர் ஊட்டம்', 'ಬೆಳೆ ಪೋಷಣೆ', 'ফসলের পুষ্টি'],
  cultivation: ['Cultivation', 'खेती की विधि', 'సాగు పద్ధతులు', 'சாகுபடி', 'ಬೇಸಾಯ', 'চাষের পদ্ধতি'],
  water: ['Water and tools', 'पानी और औजार', 'నీరు, పనిముట్లు', 'நீரும் கருவிகளும்', 'ನೀರು ಮತ್ತು ಉಪಕರಣ', 'জল ও যন্ত্রপাতি'],
  animals: ['Animal Husbandry', 'पशुपालन', 'పశుపోషణ', 'கால்நடை வளர்ப்பு', 'ಪಶುಸಂಗೋಪನೆ', 'পশুপালন'],
} satisfies Record<string, LocalizedTuple>

/** An article before it has its picture: the day is a day of the year 2026 or before, `yyyy-mm-dd`. */
export interface ArticleRow {
  readonly slug: string
  readonly category: keyof typeof articleCategories
  readonly day: string
  readonly hue: number
  readonly emblem: Emblem
  /** Its film at YouTube. */
  readonly film?: string
  /** English words by which the shop's search finds the goods that it speaks of. */
  readonly goods: string
  readonly title: LocalizedTuple
  readonly excerpt: LocalizedTuple
}
