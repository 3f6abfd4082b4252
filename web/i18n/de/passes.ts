/** German words of the question why somebody passed. */
export const passes = {
  why: 'Warum nicht {product}? Freiwillig.',
  tooExpensive: 'Zu teuer',
  notMyStyle: 'Nicht mein Stil',
  sizeMissing: 'Größe fehlt',
  thanks: 'Notiert',
  stop: 'Nicht mehr fragen',
  offTitle: 'Wir fragen nicht mehr',
  offText: 'Im Profil kannst du das wieder einschalten.',
  cardTitle: 'Nach dem Überspringen',
  ask: 'Nach dem Grund fragen',
  askHint:
    'Zu teuer zählt nur für den Preis, eine fehlende Größe gar nicht. So lernt dein Deck nichts Falsches über deinen Stil.',
} as const
