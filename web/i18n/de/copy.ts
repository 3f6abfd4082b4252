/** German texts of "download my data". */
export const copy = {
  title: 'Deine Daten',
  text: 'Lade alles herunter, was wir über dich gespeichert haben: als Seite zum Lesen und Drucken, und als JSON für andere Programme.',
  order: 'Meine Daten herunterladen',
  confirmTitle: 'Bestätige, dass du es bist',
  confirmText:
    'Deine Anmeldung ist älter. In der Datei steht alles über dich, deshalb fragen wir nach deinem Passwort.',
  password: 'Dein Passwort',
  confirm: 'Bestätigen',
  signInAgain: 'Deine Anmeldung ist älter. Melde dich ab, melde dich neu an und lade deine Daten dann herunter.',
  ready: 'Deine Daten liegen bereit. Jeder Link gilt ein Mal, bis {moment}.',
  html: 'Seite zum Lesen (HTML)',
  json: 'Für Programme (JSON)',
  used: '{file}: geladen',
  orderAgain: 'Neu anfordern',
  failed: 'Deine Daten konnten nicht bereitgestellt werden.',
} as const
