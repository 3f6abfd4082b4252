/** German words of a product's own page. */
export const product = {
  title: 'Produkt',
  login: 'Anmelden',
  invitation: 'Mehr davon?',
  invitationText:
    'Auf {name} swipst du dich Karte für Karte durch Streetwear, die zu dir passt. Gekauft wird direkt bei der Marke.',
  invitationDrop: 'Melde dich bei {name} an, dann sagen wir dir per Mail Bescheid, sobald das Teil zu haben ist.',
  swipe: 'In der App swipen',
  unknown: 'Dieses Produkt gibt es hier nicht',
  unknownText: 'Vielleicht ist es ausverkauft und weg, oder der Link ist nicht vollständig.',
  toStart: 'Zu {name}',
  toDeck: 'Zum Deck',
  failed: 'Das Produkt konnte nicht geladen werden',
  failedText: 'Prüfe deine Verbindung und versuche es noch einmal.',
} as const
