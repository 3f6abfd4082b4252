/** German texts of drop sign-ups and price alerts. Sentences from Spec §4 and §8 are quoted verbatim. */
export const drops = {
  open: 'Benachrichtigung erhalten',
  email: 'E-Mail',
  emailHint:
    'Eine Mail zum Drop, und eine, falls sich der Termin verschiebt. 30 Tage nach dem Drop ist die Anmeldung gelöscht.',
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
  /** The card in Profile and Saved */
  cardTitle: 'Drops und Preisalarm',
  priceAlert: 'Preisalarm für Gemerktes',
  priceAlertHint:
    'Eine Mail am Abend, höchstens eine am Tag: wenn Gemerktes mindestens 10\u00A0% unter den niedrigsten Preis der letzten 30 Tage fällt.',
  priceFailed: 'Der Preisalarm konnte nicht umgestellt werden.',
  push: 'Push auf diesem Gerät',
  pushHint: 'Zum Drop eine Nachricht auf dieses Gerät, tagsüber und nur wenige am Tag. Die Mail kommt außerdem.',
  pushDenied:
    'Dein Browser blockiert Nachrichten von dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite, dann kannst du Push hier einschalten.',
  pushNeedsInstall: 'Auf dem iPhone geht das, sobald die App auf deinem Home-Bildschirm liegt.',
  pushFailed: 'Push konnte nicht umgestellt werden.',
  pushOffer: 'Auch als Push',
  pushOn: 'Dieses Gerät meldet dir den Drop.',
  listTitle: 'Angemeldete Drops',
  listEmpty: 'Noch keine. Auf Karten mit Drop-Datum kannst du dich benachrichtigen lassen.',
  listFailed: 'Deine Benachrichtigungen konnten nicht geladen werden.',
  releasedOn: 'Erscheint am {date}',
  mailOnItsWay: 'Erschienen, die Mail ist unterwegs',
  /** The pages that links in mails open */
  confirmTitle: 'Drop-Mail bestätigen',
  confirmText:
    'Ein Klick noch: Dann schreiben wir dir, sobald das Produkt erscheint, und falls sich der Termin verschiebt.',
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
