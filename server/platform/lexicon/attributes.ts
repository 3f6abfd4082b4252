import type { AttributeRow, ColourRow } from './concept.ts'

/** What garments are made of, how they are cut and patterned. Ids are lexemes of the search index. */
export const ATTRIBUTES: readonly AttributeRow[] = [
  {
    id: 'leather',
    words: 'leder leather echtleder rindsleder lammleder kalbsleder glattleder nappa nappaleder ledern',
  },
  { id: 'suede', in: 'leather', words: 'wildleder suede veloursleder velours nubuk nubuck rauleder' },
  { id: 'fauxleather', words: 'kunstleder lederimitat veganes+leder vegan+leather faux+leather pu+leather' },
  { id: 'denim', words: 'denim jeansstoff' },
  { id: 'cotton', words: 'baumwolle cotton baumwoll baumwollen bio+baumwolle organic+cotton heavy+cotton' },
  { id: 'wool', words: 'wolle wool woll merino merinowolle lambswool schurwolle wollen woolen woollen wollig' },
  { id: 'cashmere', in: 'wool', words: 'kaschmir cashmere' },
  { id: 'linen', words: 'leinen linen flachs' },
  { id: 'silk', words: 'seide silk satin seiden' },
  { id: 'corduroy', words: 'cord corduroy kord cordsamt feincord breitcord' },
  { id: 'nylon', words: 'nylon polyamid polyamide ripstop' },
  { id: 'polyester', words: 'polyester recyceltes+polyester' },
  { id: 'fleece', words: 'fleece teddy sherpa plüsch' },
  { id: 'canvas', words: 'canvas segeltuch' },
  { id: 'mesh', words: 'mesh netzstoff netz' },
  { id: 'jersey', words: 'jersey jerseystoff' },
  { id: 'velvet', words: 'samt velvet velour nicki+stoff' },
  { id: 'viscose', words: 'viskose viscose rayon lyocell tencel' },
  { id: 'twill', words: 'twill köper' },
  { id: 'downfilled', words: 'daunenfüllung daunengefüllt down+filled wattiert' },
  { id: 'knitted', words: 'gestrickt strickstoff' },
  {
    id: 'stripe',
    words:
      'gestreift streifen stripe stripes striped streifig ringel ringelmuster geringelt nadelstreifen pinstripe stripy breton',
  },
  {
    id: 'check',
    words: 'kariert karo check checked plaid karomuster tartan schottenkaro gingham vichy checkered checks holzfäller',
  },
  { id: 'houndstooth', in: 'check', words: 'hahnentritt houndstooth pepita' },
  { id: 'camo', words: 'camo camouflage tarnmuster flecktarn tarn militärmuster tarnfarbe' },
  { id: 'dots', words: 'gepunktet punkte dots polka+dots polka dotted tupfen pünktchen polka+dot spotted' },
  { id: 'tiedye', words: 'batik tie+dye tiedye gebatikt dip+dye tie+dyed' },
  { id: 'gradient', words: 'farbverlauf verlauf gradient ombre' },
  { id: 'colourblock', words: 'colour+block color+block colourblock colourblocking colorblocking' },
  {
    id: 'graphic',
    words:
      'print graphic grafik bedruckt aufdruck printed motiv logo allover all+over+print backprint back+print rückenprint motivdruck',
  },
  { id: 'plainpattern', words: 'unifarben einfarbig uni unbedruckt schlicht ohne+print ohne+logo no+logo plain' },
  {
    id: 'leopard',
    words:
      'leo leopard leoprint leopardenmuster leopard+print zebra animal+print tigermuster schlangenmuster snake+print',
  },
  { id: 'floral', words: 'geblümt blumen blümchen floral blumenmuster flowers flower+print flower blumenprint' },
  {
    id: 'wide',
    words:
      'weit wide baggy wide+leg weite weites loose loose+fit locker relaxed relaxed+fit weitgeschnitten schlabber weite+hose big+fit',
  },
  { id: 'oversized', in: 'wide', words: 'oversized oversize übergroß over+size übergröße' },
  { id: 'boxy', words: 'boxy boxy+fit kastig' },
  {
    id: 'slim',
    words: 'slim slim+fit eng skinny schmal enganliegend tailliert figurbetont röhre fitted tight skinny+fit',
  },
  { id: 'cropped', words: 'cropped crop gecroppt gekürzt kurz+geschnitten' },
  { id: 'ripped', words: 'ripped destroyed distressed zerrissen zerrissene' },
  { id: 'vneck', words: 'v+neck v+ausschnitt v+necks' },
  { id: 'kids', words: 'kinder kids kind baby babys toddler kleinkind' },
  { id: 'straight', words: 'straight gerade straight+fit straight+leg gerader+schnitt regular regular+fit' },
  { id: 'flared', words: 'schlag flared flare ausgestellt flares bell+bottoms bell+bottom' },
  { id: 'highwaist', words: 'high+waist high+waisted hochgeschnitten hoher+bund highrise high+rise' },
]

/** Words for colours; a shade stands for the filter's colour that comes nearest. */
export const COLOURS: readonly ColourRow[] = [
  { colour: 'black', words: 'schwarz black tiefschwarz pechschwarz onyx jet+black schwarzweiss black+white' },
  {
    colour: 'black',
    also: ['navy'],
    words:
      'dunkel dunkle+sachen dunkle+farben dunkle+klamotten dunkle+kleidung dark+clothes dark+clothing dark+colours dark+colors dark+stuff düster',
  },
  {
    colour: 'white',
    also: ['beige'],
    words:
      'helle+sachen helle+farben helle+klamotten helle+kleidung light+colours light+colors light+coloured bright+clothes',
  },
  { colour: 'white', words: 'weiß white schneeweiß kreideweiß snow+white wollweiß' },
  {
    colour: 'white',
    also: ['beige'],
    words: 'off+white offwhite cremeweiß naturweiß altweiß eierschale elfenbein ivory perlweiß',
  },
  {
    colour: 'grey',
    words:
      'grau grey gray hellgrau dunkelgrau steingrau mausgrau silbergrau grau+meliert light+grey dark+grey dark+gray light+gray graphit heather+grey nebelgrau meliert graumeliert',
  },
  { colour: 'grey', also: ['black'], words: 'anthrazit anthracite charcoal schiefer slate dunkelgraumeliert' },
  {
    colour: 'beige',
    words:
      'beige creme cream sand ecru sandfarben nude champagner hellbeige camel taupe greige tan natur oatmeal kitt beige+braun',
  },
  {
    colour: 'brown',
    words:
      'braun brown dunkelbraun hellbraun cognac schoko schokobraun schokolade mokka kastanie karamell caramel chocolate cappuccino nussbraun kaffeebraun bronze dark+brown light+brown',
  },
  { colour: 'red', words: 'rot red hellrot feuerrot knallrot ziegelrot kirschrot rubinrot dark+red bright+red' },
  {
    colour: 'red',
    words: 'bordeaux weinrot burgund burgunder dunkelrot burgundy maroon wine+red merlot bordeauxrot wine ',
  },
  { colour: 'orange', words: 'orange apricot mandarine orangene pfirsich peach neonorange aprikose tangerine' },
  {
    colour: 'orange',
    also: ['brown', 'red'],
    words: 'rost rostrot rostorange terrakotta terracotta rust kupfer copper rostbraun',
  },
  { colour: 'orange', also: ['pink', 'red'], words: 'koralle coral lachs salmon korallenrot' },
  {
    colour: 'yellow',
    words:
      'gelb yellow senf senfgelb neongelb hellgelb zitronengelb sonnengelb mustard gold golden goldgelb ocker buttergelb lemon curry honig safran neon+yellow',
  },
  {
    colour: 'green',
    words:
      'grün green dunkelgrün hellgrün mint minze mintgrün salbei neongrün smaragd flaschengrün tannengrün limettengrün grasgrün sage forest+green lime emerald dark+green light+green waldgrün bottle+green neon+green moss limette',
  },
  {
    colour: 'olive',
    also: ['green'],
    words: 'oliv olive olivgrün khaki armygrün army+green moosgrün military+green oliven schilf',
  },
  { colour: 'blue', also: ['navy'], words: 'blau blue blaue ' },
  {
    colour: 'blue',
    words:
      'hellblau himmelblau babyblau royalblau kobaltblau denimblau jeansblau stahlblau light+blue sky+blue baby+blue royal+blue cobalt eisblau azurblau pastellblau bright+blue taubenblau',
  },
  { colour: 'blue', also: ['green'], words: 'petrol türkis turquoise teal aqua cyan türkisblau petrolblau' },
  {
    colour: 'navy',
    words:
      'navy dunkelblau marine marineblau nachtblau navy+blue dark+blue indigo mitternachtsblau midnight+blue navyblau saphirblau tiefblau',
  },
  {
    colour: 'purple',
    words:
      'lila purple violett flieder lavendel lavender violet aubergine pflaume mauve lilac magenta beere brombeer plum dunkellila helllila',
  },
  {
    colour: 'pink',
    words:
      'rosa pink rosé hellrosa altrosa neonpink fuchsia puder blush hot+pink pinkfarben rosarot light+pink baby+pink himbeer rosanes altpink dusty+pink',
  },
  { colour: 'silver', also: ['grey'], words: 'silber silver silbern silberfarben metallic chrome' },
  {
    colour: 'multicolour',
    words: 'bunt multicolour multicolor mehrfarbig colourful colorful regenbogen rainbow farbenfroh buntes',
  },
]
