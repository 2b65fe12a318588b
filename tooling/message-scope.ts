/** The scope of the texts in a file of messages: `.../free-delivery-progress/messages/hi.json` is `freeDeliveryProgress`. */
export function messageScope(path: string): string {
  const folder = path.split('/').at(-3) ?? ''
  return folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
