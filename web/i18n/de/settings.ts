/** German words of the settings of a brand. */
export const settings = {
  title: 'Einstellungen',
  parts: 'Teile der Einstellungen',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuche es erneut.',
  notifications: 'Benachrichtigungen',
  event: 'Ereignis',
  'channel-bell': 'Glocke',
  'channel-mail': 'Mail',
  'channel-push': 'Push',
  'kind-brand-reviewed': 'Entscheidung über die Marke',
  'kind-product-reviewed': 'Entscheidung über ein Produkt',
  'kind-link-broken': 'Link nicht erreichbar',
  'kind-team-changed': 'Team: jemand kommt oder geht',
  'kind-own-role': 'Deine Rolle ändert sich',
  'kind-closure': 'Betriebsferien beginnen oder enden',
  'kind-brand-closing': 'Marke wird gelöscht',
  noticeHint:
    'Diese Auswahl gilt für dich und alle deine Marken. Ablehnungen und Sperren kommen immer auch per Mail. Push bekommst du auf Geräten, auf denen du es im Profil eingeschaltet hast, und nicht nachts.',
} as const
