/** German words of what a brand learns about one product. */
export const productfigures = {
  title: 'Produkt verstehen',
  edit: 'Produkt bearbeiten',
  failed: 'Die Zahlen dieses Produkts konnten nicht geladen werden.',
  start: 'Start-Schub: {goal} Einblendungen',
  startOf: '{count} von {goal}',
  startWhat:
    'Jedes neue Produkt wird im Deck mindestens {goal}-mal gezeigt: wenn genug Menschen wischen, in den ersten {days} Tagen, und unabhängig davon, wie gut es ankommt. Das gilt in jedem Tarif gleich. Anzeigen zählen nicht mit, jede Person zählt am Tag (Berlin) einmal.',
  'start-unpublished': 'Dieses Produkt wurde noch nicht veröffentlicht. Der Start-Schub beginnt, sobald es live ist.',
  'start-drop': 'Der Start-Schub beginnt mit dem Drop: {moment}.',
  'start-shop-only': 'Dieses Produkt ist nur in deinem Shop zu sehen. Im Deck wird es nicht gezeigt.',
  'start-running': 'Läuft bis {day}.',
  'start-late':
    'Die ersten Tage sind vorbei, der Rest kommt noch: Bis alle Einblendungen erreicht sind, geht der Start-Schub weiter.',
  'start-reached': 'Erreicht am {day}. Ab jetzt entscheidet, was den Personen gefällt.',
  'start-hidden': 'Dieses Produkt wird gerade nicht gezeigt. Der Start-Schub geht weiter, sobald es wieder live ist.',
  group: 'Gruppe',
  share: 'Anteil',
  shareOf: { one: '({low}–{high}\u00A0%) von {count} Person', other: '({low}–{high}\u00A0%) von {count} Personen' },
  tooFew: 'Noch zu wenige Daten',
  price: 'Preisradar',
  priceWhat:
    'Anteil der Personen, die das Produkt übersprungen und dabei „Zu teuer“ gesagt haben, an allen, die es zu diesem Preis übersprungen haben, mit dem Bereich, in dem er mit 95\u00A0% Sicherheit liegt. Gezählt wird nachts, in Gruppen von mindestens 20 Personen, ohne dein Team. Ähnliche Preise: dieselbe Kategorie bei mindestens fünf anderen Marken, höchstens 20\u00A0% teurer oder günstiger.',
  priceNone: 'Sobald das Produkt live ist, siehst du hier, ob es den Leuten zu teuer ist.',
  priceNow: 'Jetzt: {price}',
  priceBefore: 'Vorher: {price}',
  priceSimilar: 'Ähnliche Preise: {from} bis {to}',
  priceSimilarNone: 'Ähnliche Preise',
  priceMore: 'Öfter zu teuer als andere Produkte zu ähnlichen Preisen.',
  priceLess: 'Seltener zu teuer als andere Produkte zu ähnlichen Preisen.',
  priceSame: 'Nicht deutlich anders als bei anderen Produkten zu ähnlichen Preisen.',
  size: 'Fehlende Größen',
  sizeWhat:
    'Anteil der Personen, für die keine ihrer Größen verfügbar war, an allen, die das Produkt gemerkt und ihre Größen angegeben haben. Gezählt wird nachts, in Gruppen von mindestens 20 Personen, ohne dein Team.',
  sizeMissing: 'Ihre Größe fehlt',
} as const
