import type { WidgetContract } from '../contract/index.ts'

export const farmContract = {
  scope: 'farm',
  parts: {
    root: 'The section.',
    title: 'Its heading.',
    about: 'What it is for, and that it stays on the device.',
    parts: 'Crops and land, side by side where there is room.',
    part: 'Crops, or land.',
    'part-title': 'The heading of a part; that of the crops takes the focus when a crop goes.',
    waiting: 'The room of the crops until the device has been asked.',
    crops: 'The crops.',
    crop: 'One crop.',
    sign: 'The drawing before its name.',
    facts: 'Its name and when it is sown.',
    name: 'Its name, a link to products for it.',
    sown: 'When it is sown, and the pincode.',
    adding: 'The choice of one more crop.',
    place: 'The pincode and the button that changes it.',
    link: 'The way to the farm from another place.',
    own: 'The crops of a farm, elsewhere.',
    chips: 'Their names, each a link to products for it.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
