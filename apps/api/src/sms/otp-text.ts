/**
 * The message of a code: whose it is, and a last line that binds it to the shop's host, so that a browser fills it in there
 * and nowhere else [32.5]. The operators let through only what is registered with them: register this text.
 */
export function otpText(code: string, host: string): string {
  return `${code} is your code for ${host}. Do not tell it to anyone.\n\n@${host} #${code}`
}
