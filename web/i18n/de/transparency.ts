/** German words of the transparency report. */
export const transparency = {
  title: 'Transparenz',
  intro:
    'Was wir mit Meldungen, Einschränkungen und Widersprüchen gemacht haben, nach Jahren. Die Zahlen kommen aus unserer Datenbank, niemand trägt sie ein.',
  table: 'Zahlen nach Jahren',
  name: 'Was',
  received: 'Meldungen eingegangen',
  reason: 'davon: {reason}',
  restricted: 'Meldungen, nach denen wir gehandelt haben',
  kept: 'Meldungen ohne Maßnahme',
  open: 'Meldungen noch offen',
  medianHours: 'Stunden bis zur Entscheidung (Median)',
  made: 'Einschränkungen von Marken und Produkten',
  ground: 'davon: {ground}',
  automated: 'davon automatisch entschieden',
  reversed: 'davon später aufgehoben',
  appealsReceived: 'Widersprüche eingegangen',
  granted: 'Widersprüche, denen wir abgeholfen haben',
  rejected: 'Widersprüche abgelehnt',
  appealsOpen: 'Widersprüche noch offen',
  appealsMedian: 'Stunden bis zur Antwort auf einen Widerspruch (Median)',
  running: '{year} läuft noch.',
  how: 'Wie gezählt wird',
  howText:
    'Ein Fall zählt im Jahr, in dem er eingegangen ist, nach Berliner Zeit. Eine Einschränkung ist jede Entscheidung, die etwas sperrt, ablehnt oder eine Änderung verlangt. Über Meldungen entscheidet immer ein Mensch.',
  failed: 'Die Zahlen konnten nicht geladen werden.',
} as const
