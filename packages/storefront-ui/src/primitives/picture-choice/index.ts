export { PictureChoice } from './picture-choice.tsx'
export type { ChosenPicture, ChosenPictures, PictureChoiceProps } from './picture-choice.tsx'
