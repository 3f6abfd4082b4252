import type { Gender, ProductSort } from '#contract/vocabulary.ts'

/** Words for genders. The shop has no children's clothes, so `girls` and `boys` mean women and men. */
export const GENDER_WORDS: Readonly<Record<Gender, string>> = {
  men: 'herren herr männer mann men mens man male herrn heren maenner jungs boys guys gentlemen men’s menswear herrenmode für+ihn for+him fuer+männer männlich typen boy junge freund vater papa bruder boyfriend',
  women:
    'damen dame frauen frau women womens woman ladies female lady mädchen mädels girls girl frauenmode womenswear damenmode für+sie for+her weiblich womans women’s wmns freundin mutter mama schwester girlfriend',
  unisex: 'unisex uni+sex genderneutral gender+neutral geschlechtsneutral all+gender',
}

export const SALE_WORDS =
  'sale sales im+sale reduziert reduzierte rabatt rabattiert rabatte angebot angebote schnäppchen heruntergesetzt herabgesetzt runtergesetzt ' +
  'ausverkauf discount discounted discounts on+sale in+sale reduced deal deals clearance prozente sonderangebot verbilligt markdown im+angebot ' +
  'outlet preisreduziert bargain bargains im+ausverkauf mit+rabatt'

export const DROP_WORDS =
  'drop drops demnächst coming+soon vorbestellen pre+order upcoming kommende kommende+drops neue+drops upcoming+drops next+drops bald+erhältlich bald+verfügbar new+drops'

export const SORT_WORDS: Readonly<Partial<Record<ProductSort, string>>> = {
  'price-up':
    'günstig günstige günstiger günstigste billig billige billiger billigste preiswert cheap cheaper cheapest affordable low+price inexpensive budget bezahlbar ' +
    'nicht+teuer nicht+zu+teuer nicht+so+teuer not+expensive not+too+expensive not+so+expensive',
  'price-down':
    'teuer teure teurer teures teurere teuerste teuersten expensive most+expensive priciest luxus luxuriös luxuriöse luxury high+end',
  new: 'new neu neue neuer neues neuen neueste neuesten neuheiten neuheit neuerscheinungen newest latest new+in new+arrivals brandneu neu+eingetroffen',
  popular:
    'beliebt beliebte beliebteste popular bestseller angesagt angesagte meistgekauft trending best+selling most+popular',
}

/** Seasons, purposes and shapes, which descriptions rarely name. */
export const OCCASION_WORDS =
  'winter sommer frühling herbst summer spring autumn fall party hochzeit wedding büro office arbeit work schule school uni reise travel ' +
  'urlaub strand beach wandern hiking trekking outdoor fitness gym yoga jogging freizeit business casual elegant elegante schick chic sportlich sport sports ' +
  'wasserdicht waterproof wasserfest winddicht atmungsaktiv warm warme warmer warmes dick gefüttert leicht lang kurz lange kurze long short ' +
  'mini midi maxi falten plissee bade schwimm stepp wander skater basic retro modern klassisch stylisch stylische stylish trendy edel ' +
  'drop+shoulder bequem bequeme comfy comfortable comfortabel gemütlich ärmellos ärmelloses sleeveless hoch hohe high-rise pocket+pants taschen pockets reissverschluss zip druckknopf ' +
  'kapuzenlos knopf knöpfe buttons teenager teens jugendliche erwachsene adults western rain regen schnee snow ski schul turn trainings lauf running'

export const FILLER_WORDS =
  'suche such ich brauche will möchte hätte gern gerne bitte zeig zeige mir kaufen bestellen online shop shopping outfit outfits look looks style styles fashion mode ' +
  'klamotten sachen teile teil artikel produkt produkte products items stuff things schön schöne schöner schönes cool coole cooler cooles gut gute guter gutes geil nice ' +
  'good best beste bester great beautiful pretty looking need want buy find show me please farbe farben color colour colours colors farbig farbene in+farbe alle all alles ' +
  'irgendwas etwas was something some any für for im in mit with ohne und oder aus the paar pair euro eur € top+qualität marke brand marken brands of hochwertig premium quality qualität ' +
  'richtig echt echte real nur only mal sehr very so zu kleidungsstück kleidungsstücke geschenk gift present für+mich für+den for+my mein meine my'
