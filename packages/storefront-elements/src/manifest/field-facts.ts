import { addressNames } from '../elements/address-names.ts'
import type { ElementFacts } from './element-facts.ts'

const fields =
  'Plain fields, which the form sends until the element is ready, and where it cannot be; what was typed into them is kept'

/** The elements that are fields of a form. */
export const fieldFacts: readonly ElementFacts[] = [
  {
    tag: 'krishi-otp-input',
    className: 'KrishiOtpInput',
    description: 'A code from a message, one box a digit. A form cannot be sent without all of its digits',
    attributes: [
      { name: 'label', type: 'string', description: 'What is asked for; "Code" without it' },
      { name: 'length', type: '4 | 5 | 6 | 7 | 8', description: 'How many digits the code has; 4 without it' },
      { name: 'value', type: 'string', description: 'The digits that are typed' },
    ],
    isField: true,
    events: [
      {
        name: 'krishi-code-change',
        description: 'Another digit is typed, or one is taken away',
        detail: [
          { name: 'code', type: 'string', description: 'The digits, 0 to 9' },
          { name: 'isComplete', type: 'boolean', description: 'Whether all of them are there' },
        ],
      },
    ],
    content: fields,
    scopes: ['otp-input', 'field'],
  },
  {
    tag: 'krishi-address-form',
    className: 'KrishiAddressForm',
    description:
      'An address in India. The shop fills in what its pincode says. A form cannot be sent with an address that is not whole',
    attributes: [],
    isField: true,
    events: [
      {
        name: 'krishi-address-change',
        description: 'Something else stands in a field',
        detail: [
          {
            name: 'address',
            type: `Readonly<Record<${Object.values(addressNames)
              .map((name) => `'${name}'`)
              .join(' | ')}, string>>`,
            description: 'What stands in the fields, by their names',
          },
          { name: 'isComplete', type: 'boolean', description: 'Whether an order could go there' },
        ],
      },
    ],
    content: fields,
    scopes: ['address-form', 'field', 'select'],
  },
]
