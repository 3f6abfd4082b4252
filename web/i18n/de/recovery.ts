/** German words of restoring access for the owner of a brand: for staff, for owners, and behind the links of the mails. */
export const recovery = {
  start: 'Zugang wiederherstellen',
  startText:
    'Für Inhaber, die Postfach und Passwort verloren haben. Die alte und die neue Adresse und alle Inhaber der Marke werden benachrichtigt und können 72 Stunden lang stoppen. Danach wechselt die Adresse, sobald die neue bestätigt ist.',
  email: 'Neue E-Mail-Adresse',
  emailMissing: 'Trage die neue Adresse ein.',
  checks: 'Was geprüft wurde',
  checksFew: 'Prüfe mindestens {count} Nachweise.',
  'check-register': 'Registerauszug oder Gewerbeanmeldung passt zum Impressum',
  'check-identity': 'Ausweis der Person, die dort steht',
  'check-domain': 'Eintrag auf der Domain, die der Marke gehört',
  'check-call': 'Rückruf unter der Nummer aus dem Impressum',
  'check-invoice': 'Angaben aus Rechnungen, die nur Inhaber kennen',
  'check-letter': 'Code aus einem Brief an die Anschrift im Impressum',
  reasonHint: 'Steht im Protokoll. Ausweise und Belege gehören nicht hierher.',
  started: 'Alle sind benachrichtigt',
  title: 'Wiederherstellung läuft',
  to: 'Neue Adresse',
  since: 'Begonnen',
  by: 'Von',
  due: 'Frühestens',
  confirmed: 'Adresse bestätigt',
  'confirmed-yes': 'Ja',
  'confirmed-no': 'Noch nicht',
  reason: 'Grund',
  withdraw: 'Zurücknehmen',
  withdrawText: 'Das Konto bleibt, wie es ist. Alle, die benachrichtigt wurden, bekommen Bescheid.',
  withdrawn: 'Zurückgenommen',
  cardOwn: 'Jemand verlangt Zugang zu deinem Konto',
  cardOther: 'Jemand verlangt Zugang zum Konto „{name}“',
  cardText:
    'Unser Team hat Nachweise geprüft. Frühestens {when} bekommt das Konto die Adresse {email}, das Passwort gilt dann nicht mehr. Stimmt das nicht, stopp es hier.',
  stop: 'Stoppen',
  stopped: 'Gestoppt. Das Konto bleibt, wie es ist.',
  failed: 'Das hat nicht geklappt.',
  stopTitle: 'Zugang stoppen',
  stopText:
    'Jemand hat belegt, Zugang zu diesem Konto zu brauchen. Stimmt das nicht, stopp es mit einem Klick: Adresse und Passwort bleiben, wie sie sind. Du brauchst dich nicht anzumelden.',
  stoppedTitle: 'Gestoppt',
  stoppedText:
    'Das Konto bleibt, wie es ist, und alle Beteiligten bekommen eine Mail. Schreib uns, wenn dir etwas daran verdächtig vorkommt.',
  confirmTitle: 'Neue Adresse bestätigen',
  confirmText:
    'Damit bestätigst du, dass Mails an diese Adresse bei dir ankommen. Frühestens 72 Stunden nach der Prüfung wechselt das Konto hierher, und du bekommst einen Code für ein neues Passwort.',
  confirm: 'Adresse bestätigen',
  confirmedTitle: 'Deine Adresse ist bestätigt',
  confirmedText:
    'Sobald die 72 Stunden vorbei sind, schicken wir dir einen Code für ein neues Passwort. Bis dahin bleibt alles, wie es ist.',
  doneTitle: 'Dein Zugang ist wiederhergestellt',
  doneText:
    'Das Konto gehört jetzt zu dieser Adresse. Wir haben dir einen Code geschickt: Setze damit ein neues Passwort.',
  newPassword: 'Neues Passwort setzen',
  overTitle: 'Dieser Link gilt nicht mehr',
  overText:
    'Er wurde schon benutzt, die Wiederherstellung ist beendet, oder er ist unvollständig. Bei Fragen schreib uns.',
  contact: 'Kontakt',
} as const
