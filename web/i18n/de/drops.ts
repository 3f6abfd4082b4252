/** German words of drop sign-ups and price alerts. Sentences of spec §4 and §8 stand here word for word. */
export const drops = {
  open: 'Benachrichtigung erhalten',
  email: 'E-Mail',
  emailHint: 'Eine einzige Mail zum Drop. 30 Tage danach ist die Anmeldung gelöscht.',
  submit: 'Benachrichtigen',
  success: '✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!',
  failed: '❌ Es ist ein Fehler aufgetreten.',
  mailGoesTo: 'Die Mail geht an {email}.',
  confirmFirst: 'Fast geschafft: Bestätige bitte den Link in der Mail, die wir an {email} geschickt haben.',
  cancel: 'Abmelden',
  cancelNamed: 'Benachrichtigung für {product} abmelden',
  cancelFailed: 'Die Abmeldung hat nicht geklappt.',
  cancelled: 'Abgemeldet',
  cancelledText: 'Zu {product} schreiben wir dir nicht.',
  /** Profile and Saved */
  cardTitle: 'Drops und Preisalarm',
  priceAlert: 'Preisalarm für Gemerktes',
  priceAlertHint:
    'Eine Mail am Abend, höchstens eine am Tag: wenn Gemerktes mindestens 10 % unter den niedrigsten Preis der letzten 30 Tage fällt.',
  priceFailed: 'Der Preisalarm konnte nicht umgestellt werden.',
  listTitle: 'Angemeldete Drops',
  listEmpty: 'Noch keine. Auf Karten mit Drop-Datum kannst du dich benachrichtigen lassen.',
  listFailed: 'Deine Benachrichtigungen konnten nicht geladen werden.',
  releasedOn: 'Erscheint am {date}',
  mailOnItsWay: 'Erschienen, die Mail ist unterwegs',
  /** Pages behind the links of mails */
  confirmTitle: 'Drop-Mail bestätigen',
  confirmText: 'Ein Klick noch: Dann schreiben wir dir eine einzige Mail, sobald das Produkt erscheint.',
  confirm: 'Ja, benachrichtigt mich',
  confirmedTitle: 'Bestätigt',
  confirmedText: 'Deine Mail kommt, sobald das Produkt erscheint. Abmelden kannst du dich mit dem Link darin.',
  unsubscribeTitle: 'Von Mails abmelden',
  unsubscribeText:
    'Ein Klick, und es kommen keine Mails dieser Art mehr an deine Adresse. Alle Anmeldungen dazu löschen wir sofort.',
  unsubscribe: 'Jetzt abmelden',
  unsubscribedTitle: 'Abgemeldet',
  unsubscribedText: 'Mails dieser Art bekommst du nicht mehr. Du kannst dich jederzeit neu anmelden.',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText:
    'Er ist abgelaufen oder unvollständig. Bestätigungen gelten 7 Tage: Melde dich am Produkt einfach noch einmal an.',
  toStart: 'Zu den Karten',
  toAlerts: 'Meine Benachrichtigungen',
} as const
