import type { KindRow } from './concept.ts'

const types = ['accessories'] as const

/** Hats, bags and small things. */
export const ACCESSORIES: readonly KindRow[] = [
  {
    id: 'accessories',
    types,
    in: '',
    names: ['Accessoires', 'accessories'],
    words: 'accessoire accessoires accessories accessory zubehör geschenke kleinkram kleinigkeiten',
  },
  {
    id: 'headwear',
    types,
    in: 'accessories',
    names: ['Mützen und Hüte', 'hats'],
    words:
      'kopfbedeckung kopfbedeckungen headwear hat hats head+wear headgear head+gear kopf+zeug was+für+den+kopf mützen+hüte hut+mütze caps+mützen hüte+mützen hats+caps kopfschmuck',
  },
  {
    id: 'capsbeanies',
    types,
    in: 'headwear',
    names: ['Mützen', 'caps and beanies'],
    usually: 'beanie',
    words: 'mütze mützen muetzen mützchen',
  },
  {
    id: 'cap',
    types,
    in: 'capsbeanies',
    names: ['Caps', 'caps'],
    words:
      'cap caps kappe kappen käppi kappi kappy baseball+cap base+cap basecap basecaps schirm+mütze schild+mütze ' +
      'snapback snap+back trucker+cap dad+cap dad+hat dadcap baseball+mütze baseball+hat schiebermütze flat+cap 5+panel ' +
      'five+panel visor fitted+cap cappy käppie sonnen+cap ballcap ball+cap schirmkappe baker+boy schlägermütze ',
    near: 'buckethat beanie',
  },
  {
    id: 'beanie',
    types,
    in: 'capsbeanies',
    names: ['Beanies', 'beanies'],
    words:
      'beanie beanies woll+mütze strick+mütze winter+mütze wooly+hat woolly+hat wool+hat winter+hat knit+hat ' +
      'knitted+hat fischer+mütze docker+mütze docker fisherman+beanie bommel+mütze bobble+hat pudelmütze sturmhaube balaclava ' +
      'warme+mütze toque watch+cap skull+cap ski+mütze haube',
    near: 'cap scarf',
  },
  {
    id: 'hut',
    types,
    in: 'headwear',
    names: ['Hüte', 'brimmed hats'],
    words:
      'hut hüte sonnen+hut sun+hat stroh+hut straw+hat fedora panama+hut sommer+hut cowboy+hut cowboy+hat filz+hut hütchen',
    near: 'buckethat cap',
  },
  {
    id: 'buckethat',
    types,
    in: 'hut',
    names: ['Fischerhüte', 'bucket hats'],
    words:
      'bucket+hat bucket fischer+hut angler+hut buckethut fishing+hat fisherman+hat bucket+hut regen+hut boonie+hat boonie sessel+hut',
    near: 'cap beanie',
  },
  {
    id: 'headband',
    types,
    in: 'headwear',
    names: ['Stirnbänder', 'headbands'],
    words: 'stirn+band haar+band headband head+band haarreif durag schweiß+band sweatband scrunchie haargummi',
    near: 'beanie cap',
  },
  {
    id: 'bag',
    types,
    in: 'accessories',
    names: ['Taschen', 'bags'],
    words: 'tasche taschen bag bags täschchen gepäck luggage',
  },
  {
    id: 'handbag',
    types,
    in: 'bag',
    names: ['Handtaschen', 'handbags'],
    words:
      'hand+tasche handbag hand+bag purse clutch abend+tasche henkel+tasche damentasche evening+bag baguette+bag purses ',
    near: 'crossbody tote',
  },
  {
    id: 'crossbody',
    types,
    in: 'bag',
    names: ['Umhängetaschen', 'crossbody bags'],
    words:
      'crossbody cross+body umhänge+tasche umhängebag schulter+tasche cross+body+bag bauch+tasche hip+bag hüft+tasche gürtel+tasche ' +
      'fanny+pack bum+bag belt+bag waist+bag sling+bag sling messenger+bag messenger kurier+tasche kuriertasche brust+tasche ' +
      'shoulder+bag bodybag body+bag schulterbeutel satchel chest+bag kleine+tasche small+bag kuriertaschen bauchbeutel camera+bag handytasche',
    near: 'tote backpack',
  },
  {
    id: 'tote',
    types,
    in: 'bag',
    names: ['Stofftaschen', 'tote bags'],
    words:
      'tote tote+bag totes beutel stoff+beutel jute+beutel jute+tasche stoff+tasche einkaufs+tasche shopper shopping+bag ' +
      'einkaufs+beutel canvas+bag trage+tasche strand+tasche beach+bag canvas+tasche tragebeutel stofftaschen cotton+bag ' +
      'market+bag grocery+bag shopperbag jutebag',
    near: 'crossbody backpack',
  },
  {
    id: 'backpack',
    types,
    in: 'bag',
    names: ['Rucksäcke', 'backpacks'],
    words:
      'rucksack rucksäcke backpack back+pack backpacks schul+rucksack schul+tasche ranzen ruck+sack ' +
      'laptop+rucksack laptop+tasche school+bag daypack day+pack knapsack turn+beutel gym+sack wander+rucksack hiking+backpack ' +
      'reise+rucksack laptop+bag laptop+backpack book+bag rolltop schulranzen uni+rucksack school+backpack',
    near: 'tote crossbody',
  },
  {
    id: 'sportsbag',
    types,
    in: 'bag',
    names: ['Sporttaschen', 'sports bags'],
    words:
      'sport+tasche reise+tasche gym+bag duffle+bag duffel+bag duffel weekender travel+bag sports+bag koffer suitcase holdall duffle trolley',
    near: 'backpack tote',
  },
  {
    id: 'wallet',
    types,
    in: 'accessories',
    names: ['Geldbörsen', 'wallets'],
    words:
      'geldbeutel geldbörse portemonnaie brieftasche wallet card+holder karten+etui kartenetui cardholder coin+purse kartenhalter wallets',
    near: 'crossbody belt',
  },
  {
    id: 'belt',
    types,
    in: 'accessories',
    names: ['Gürtel', 'belts'],
    words: 'gürtel belt belts stoff+gürtel nieten+gürtel web+belt gurt hosengürtel hosenträger suspenders koppel ',
    near: 'accessories',
  },
  {
    id: 'socks',
    types,
    in: 'accessories',
    names: ['Socken', 'socks'],
    words:
      'socke socken sock socks strumpf strümpfe sox sneaker+socken tennis+socken sport+socken crew+socks ' +
      'kuschel+socken knie+strümpfe stockings ankle+socks füßlinge tennis+socks sports+socks söckchen kniestrümpfe wandersocken',
    near: 'accessories',
  },
  {
    id: 'sunglasses',
    types,
    in: 'accessories',
    names: ['Sonnenbrillen', 'sunglasses'],
    words:
      'sonnen+brille sunglasses sun+glasses brille brillen shades glasses eyewear sunnies schnelle+brille ' +
      'pilotenbrille aviators sport+brille goggles sun+shades sonnenbrillen',
    near: 'accessories',
  },
  {
    id: 'scarf',
    types,
    in: 'accessories',
    names: ['Schals', 'scarves'],
    words:
      'schal schals scarf scarfs scarves hals+tuch tuch tücher strick+schal winter+schal loop bandana bandanna ' +
      'schlauch+schal neck+warmer neckwarmer winter+scarf snood kopf+tuch seiden+tuch pashmina nickituch halstücher loopschal neckwear multifunktionstuch shawl pareo pareos sarong sarongs',
    near: 'beanie',
  },
  {
    id: 'gloves',
    types,
    in: 'accessories',
    names: ['Handschuhe', 'gloves'],
    words:
      'hand+schuh hand+schuhe gloves glove fäustlinge fausthandschuhe mittens finger+handschuhe winter+gloves mitten handstulpen',
    near: 'scarf beanie',
  },
  {
    id: 'tie',
    types,
    in: 'accessories',
    names: ['Krawatten', 'ties'],
    words: 'krawatte krawatten schlips fliege necktie tie bow+tie einstecktuch binder',
    near: 'scarf belt',
  },
  {
    id: 'jewellery',
    types,
    in: 'accessories',
    names: ['Schmuckstücke', 'pieces of jewellery'],
    words:
      'schmuck jewelry jewellery kette halskette necklace ring ringe rings armband armbänder bracelet ohrring ohrringe earrings ' +
      'earring piercing chain choker anhänger kettchen brosche silberkette goldkette bracelets necklaces',
    near: 'accessories',
  },
  {
    id: 'watch',
    types,
    in: 'accessories',
    names: ['Uhren', 'watches'],
    words: 'uhr uhren armbanduhr watch watches wristwatch',
    near: 'accessories',
  },
  {
    id: 'umbrella',
    types,
    in: 'accessories',
    names: ['Regenschirme', 'umbrellas'],
    words: 'regenschirm schirm umbrella brolly',
    near: 'accessories',
  },
  {
    id: 'keyring',
    types,
    in: 'accessories',
    names: ['Schlüsselanhänger', 'key rings'],
    words: 'schlüsselanhänger schlüsselband keychain key+ring lanyard keyring key+chain handyhülle phone+case',
    near: 'accessories',
  },
]
