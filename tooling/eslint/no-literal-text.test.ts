import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { noLiteralText } from './no-literal-text.ts'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaVersion: 'latest', sourceType: 'module', ecmaFeatures: { jsx: true } } },
})
const errors = [{ messageId: 'literal' }]

tester.run('no-literal-text', noLiteralText, {
  valid: [
    '<p>{t("title")}</p>',
    '<p>₹ {amount} × {count}</p>',
    '<input className="sf-field" name="phone" type="tel" aria-label={t("phone")} />',
    '<p data-status={"idle"}>{`${first} · ${second}`}</p>',
    '<p title={title} />',
  ],
  invalid: [
    { code: '<p>Your cart is empty</p>', errors },
    { code: '<p>खाली</p>', errors },
    { code: '<p>{"Empty"}</p>', errors },
    { code: '<p>{`${count} items`}</p>', errors },
    { code: '<button aria-label="Close" />', errors },
    { code: '<img alt={"A tractor"} />', errors },
    { code: '<input placeholder={`Search ${place}`} />', errors },
  ],
})
