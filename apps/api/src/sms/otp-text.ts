/**
 * The message of a code: what it is for, and a last line that binds it to the shop's host, so that a browser fills it in there
 * and nowhere else [32.5]. The operators let through only what is registered with them: register this text.
 */
export function otpText(code: string, host: string): string {
  return `${code} is your code to sign in at ${host}. Do not tell it to anyone.\n\n@${host} #${code}`
}
