/** Fields of forms and their class, in a file of their own: a page without a form waits for neither. */
export { fieldElements } from './field-elements.ts'
export { FormElement } from './form-element.ts'
