/** What keys do, by key or keys. */
export type Keys = Readonly<Record<string, string>>

/** Something that keys use in the same way in every widget. */
export interface KeyPattern {
  readonly name: string
  /** What its code looks like. */
  readonly sign: RegExp
  readonly keys: Keys
}

/** The one table of keys: a widget has those of every pattern that its code shows. */
export const keyPatterns: readonly KeyPattern[] = [
  { name: 'Button', sign: /<button\b/, keys: { 'Enter, Space': 'press it' } },
  { name: 'Link', sign: /<(a|Link)\b/, keys: { Enter: 'follows it' } },
  {
    name: 'Field',
    sign: /<(textarea|TextField)\b|inputMode=|type="(text|search|tel)"/,
    keys: { 'Tab, Shift + Tab': 'to the next field, to the one before' },
  },
  { name: 'Form', sign: /<form\b/, keys: { Enter: 'sends it, from a field of one line' } },
  { name: 'Box to tick', sign: /type="checkbox"/, keys: { Space: 'ticks and unticks it' } },
  {
    name: 'Choice of one',
    sign: /type="radio"/,
    keys: { 'Arrow keys': 'move to another answer and choose it', Space: 'chooses the answer that has the focus' },
  },
  {
    name: 'Select',
    sign: /<select\b/,
    keys: {
      'Up, Down': 'choose another value or open the list, as the system does',
      Letters: 'the value that begins with them',
    },
  },
  { name: 'What unfolds', sign: /<summary\b/, keys: { 'Enter, Space': 'open and close it' } },
  {
    name: 'List under a button',
    sign: /\buseDismissal\(/,
    keys: { Escape: 'closes it; focus returns to the button where it was in the list' },
  },
  {
    name: 'Dialog',
    sign: /<dialog\b/,
    keys: {
      'Tab, Shift + Tab': 'stay inside while it is open',
      Escape: 'closes it; focus returns to what opened it',
    },
  },
  {
    name: 'Tabs',
    sign: /role="tablist"/,
    keys: { 'Arrow keys': 'another tab', 'Home, End': 'the first and the last tab' },
  },
  {
    name: 'Slider',
    sign: /\buseSliderThumb\(/,
    keys: {
      'Arrow keys': 'move a thumb by one step',
      'Page Up, Page Down': 'move it by ten steps',
      'Home, End': 'move it to the end of its way',
    },
  },
  {
    name: 'Long list',
    sign: /\buseActiveRow\(/,
    keys: {
      'Up, Down': 'another row',
      'Page Up, Page Down': 'five rows further',
      'Home, End': 'the first and the last row',
    },
  },
  {
    name: 'Suggestions',
    sign: /aria-autocomplete/,
    keys: { 'Up, Down': 'another suggestion', Enter: 'takes it', Escape: 'closes the list' },
  },
]
