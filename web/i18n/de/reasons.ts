/** German texts of the reasons for a card. */
export const reasons = {
  liking: 'Weil dir {things} gefallen',
  wish: 'Weil du mehr davon sehen willst: {things}',
  brand: 'Weil dir {brand} gefällt',
  brandNew: 'Neu bei {brand}, einer Marke, die du magst',
  /** The count behind a reason */
  proof: { one: 'Bisher {count}-mal „Gefällt mir“', other: 'Bisher {count}-mal „Gefällt mir“' },
  new: 'Neu im Angebot seit {date}',
  drop: 'Neu: erscheint am {date}',
  newPlain: 'Nach Datum einsortiert: im Angebot seit {date}',
  popular: 'Gefällt gerade vielen',
  popularPlain: 'Nach Beliebtheit einsortiert',
  crowd: 'Gefällt Leuten, deren Likes deinen ähneln',
  exploring: 'Zum Ausprobieren: Dein Deck testet auch, was es von dir noch nicht kennt',
  promoted: 'Anzeige: Die Marke bezahlt für diesen Platz',
  /** Of a promoted card (DSA art. 26) */
  advertiser: 'Es wirbt',
  payer: 'Es zahlt',
  adWhy: 'Du siehst sie, weil',
  adFilters: 'das Produkt zu deinen Filtern passt, auch zur Zielgruppe, die die Marke gewählt hat,',
  adNew: 'du darauf noch nicht geantwortet hast',
  adBid: 'und die Marke für einen Klick zum Shop gerade mehr bietet als andere.',
  adNot:
    'Dein Profil, deine Likes und was du anderswo tust, zählen dafür nicht. Dasselbe Produkt siehst du höchstens {impressions}-mal in {days} Tagen als Anzeige und nie, nachdem du es übersprungen hast.',
  /** Parts of a phrase */
  under: 'unter {price}',
  from: 'ab {price}',
  word: 'mit dem Stichwort „{word}“',
} as const
