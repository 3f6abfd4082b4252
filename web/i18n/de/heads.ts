/** German sentences for search engines, previews and whoever blocks scripts: made by the server, fetched by nobody. */
export const heads = {
  home: 'Swipe dich durch Streetwear von Labels, die nicht jeder trägt. Rechts heißt will ich, links heißt weiter. Gekauft wird direkt bei der Marke.',
  login: 'Melde dich an oder leg dir ein Konto an: Dein Deck wartet auf jedem Gerät genau da, wo du aufgehört hast.',
  brandRegister:
    'Zeig deine Streetwear Leuten, die gerade danach suchen: eine Karte, ein Produkt, ein ganzer Bildschirm.',
  brandTerms: 'Die Bedingungen für Marken, kurz und verständlich: Inhalte, Prüfung, Reihenfolge, Kosten, Ende.',
  legalVersions:
    'Alle Fassungen der AGB für Marken, der Auftragsverarbeitung und des Datenschutzes, mit Datum, Änderung und PDF.',
  dataProcessing: 'Die Vereinbarung zur Auftragsverarbeitung nach Art. 28 DSGVO für Marken.',
  terms: 'Die Nutzungsbedingungen, kurz und verständlich: Konto, Deck, Anzeigen, Meldungen und deine Rechte.',
  imprint: 'Wer diesen Dienst betreibt und wie du uns erreichst.',
  privacy: 'Welche Daten wir speichern, wofür, wie lange, und welche Rechte du hast. Ohne Werbe-Tracking, ohne Dritte.',
  accessibility: 'Wie barrierefrei dieser Dienst ist, was noch fehlt und wie du uns eine Barriere meldest.',
  transparency: 'Wie viele Meldungen, Einschränkungen und Widersprüche es gab, und wie lange wir gebraucht haben.',
  ranking: 'Wonach wir die Karten in deinem Deck sortieren, was Geld daran ändert und wie du es abschaltest.',
  contact: 'Schreib uns: Fragen, Datenschutz, Barrierefreiheit, Presse oder Zusammenarbeit. Ein Mensch antwortet.',
  report: 'Melde ein Produkt, einen Shop oder ein Bild, das gegen Recht verstößt. Ohne Konto, mit Bestätigung.',
  deleteAccount:
    'So löschst du dein Konto selbst, im Browser und ohne App: was dabei verschwindet, was bleibt und warum.',
  licences: 'Welche freie Software und welche Schrift in diesem Dienst stecken, mit allen Lizenztexten.',
  recovery: 'Zugang zu einem Konto stoppen oder bestätigen, mit dem Link aus unserer Mail und ohne Anmeldung.',
  emailUndo: 'Eine geänderte E-Mail-Adresse zurückholen, mit dem Link aus unserer Mail und ohne Anmeldung.',
  drops: 'Mails zu Drops und Preisen: bestätigen und abmelden, mit einem Klick und ohne Konto.',
  noScript: 'Dieses Formular braucht JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.',
} as const
