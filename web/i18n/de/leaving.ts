/** German words of the public page on deleting an account (GDPR art. 17, Trust L22). */
export const leaving = {
  title: 'Konto löschen',
  intro:
    'Du kannst dein Konto jederzeit selbst löschen, im Browser und ohne App. Es geht sofort und lässt sich nicht rückgängig machen.',
  brandFirst: 'Gehört dir eine Marke, dann übergib oder schließe sie vorher in ihren Einstellungen.',
  goneTitle: 'Was gelöscht wird',
  goneText:
    'Dein Konto mit Name, E-Mail-Adresse und Passwort, alle Anmeldungen, deine Swipes und was wir daraus gelernt haben, dein Verlauf, Gemerktes und deine Listen, gemerkte Suchen, Marken, denen du folgst oder die du ausgeblendet hast, deine Wünsche, Größen, Filter, Benachrichtigungen zu Drops und der Preisalarm. Sofort, auf allen Geräten.',
  staysTitle: 'Was bleibt, und warum',
  staysLetters:
    'Nachrichten und Meldungen, die du uns geschrieben hast: 24 Monate, weil wir sie beantworten und nachweisen müssen.',
  staysConsent:
    'Der Nachweis, dass du Mails zugestimmt hast: 3 Jahre nach deinem Widerruf, ohne lesbare Adresse (§ 7 UWG).',
  staysClicks: 'Wie oft Leute zum Shop einer Marke gegangen sind: als Zahl ohne dich.',
  staysLog: 'Sicherheitsprotokoll: höchstens 90 Tage, mit einer Prüfsumme statt deines Namens.',
  staysBackups: 'Sicherungskopien: höchstens 30 Tage, dann sind sie überschrieben.',
  howTitle: 'So geht es',
  howSignedOut:
    'Melde dich an. Du kommst danach zu dieser Seite zurück und löschst dein Konto mit einem Klick und einer Rückfrage.',
  signIn: 'Anmelden und löschen',
  forgot: 'Passwort vergessen? Auf der Anmeldeseite bekommst du einen Code per E-Mail und setzt ein neues.',
  cannotSignIn:
    'Du kommst gar nicht mehr hinein? Schreib uns über das {link}, von der Adresse deines Kontos aus. Wir löschen es spätestens in einem Monat.',
  before: 'Vorher kannst du {link}.',
  beforeLink: 'deine Daten herunterladen',
} as const
