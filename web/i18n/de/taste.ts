/** German words of the optional taste start after the onboarding. */
export const taste = {
  title: 'Dein Start',
  optional: 'freiwillig',
  genderTitle: 'Für wen suchst du?',
  genderText: 'Herren und Damen zeigen auch Unisex. Im Filter änderst du das jederzeit.',
  everything: 'Alles',
  sizesTitle: 'Deine Größen?',
  sizesText: 'Dein Deck zeigt dann nur, was es darin gibt. Im Profil änderst du das.',
  picturesTitle: 'Was gefällt dir?',
  picturesText: 'Tippe an, was du magst. Es kommt zu Gemerkt, und dein Deck richtet sich danach.',
  nothing: 'Gerade ist nichts da, was dazu passt. Dein Deck sagt dir, was du ändern kannst.',
  done: { one: '{count} Teil merken und los', other: '{count} Teile merken und los' },
} as const
