// Shows alerts of the shop and opens their pages. Registered when a shopper turns alerts on, and does nothing else: no call of a page
// goes through it.

self.addEventListener('push', (event) => {
  const { title, body, lang, path, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, icon: '/favicon.svg', data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href, origin } = new URL(event.notification.data, self.location.origin)
  if (origin === self.location.origin) event.waitUntil(self.clients.openWindow(href))
})
