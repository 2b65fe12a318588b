/** The push services of the browsers: Chrome, Edge and others on Android, Firefox, Edge on Windows, Safari. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9.-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
  /^[a-z0-9.-]+\.push\.apple\.com$/,
]

/** Longer than any push service makes its addresses. */
const longest = 1000

/**
 * Whether a text is an address at the push service of a browser, as a browser writes it. The shop calls it, so nothing else is taken: no
 * other host, name or number, no port, no name and password.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > longest || !URL.canParse(text)) return false
  const { protocol, host, username, password, href } = new URL(text)
  const isBare = protocol === 'https:' && username === '' && password === '' && href === text
  return isBare && services.some((service) => service.test(host))
}
