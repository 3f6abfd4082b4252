import type { KindRow } from './concept.ts'

const types = ['tops'] as const

/** Shirts, pullovers, dresses. General knowledge of fashion, both languages. */
export const TOPS: readonly KindRow[] = [
  {
    id: 'tops',
    types,
    in: 'clothing',
    names: ['Oberteile', 'tops'],
    words: 'oberteil oberteile tops upper uppers obenrum was+für+obenrum',
  },
  {
    id: 'shirts',
    types,
    in: 'tops',
    names: ['Shirts', 'shirts'],
    usually: 'tee',
    words: 'shirt shirts sport+shirt funktions+shirt trikot jersey+shirt lauf+shirt',
  },
  {
    id: 'tee',
    types,
    in: 'shirts',
    names: ['T-Shirts', 'T-shirts'],
    words:
      't+shirt tee tees tee+shirt kurzarm+shirt kurz+arm+shirt print+shirt rundhals+shirt v+shirt nicki graphic+tee ' +
      'band+shirt logo+shirt basic+shirt short+sleeve kurzarm ' +
      'short+sleeve+shirt short+sleeve+tee crew+neck+tee',
    near: 'longsleeve tank',
  },
  {
    id: 'croptop',
    types,
    in: 'tee',
    names: ['Crop-Tops', 'crop tops'],
    words: 'crop+top bauchfreies+top bauchfreies bauchfrei baby+tee crop+tee cropped+top cropped+tee crop+shirt',
    near: 'tee tank',
    is: ['shirts', 'cropped'],
  },
  {
    id: 'longsleeve',
    types,
    in: 'shirts',
    names: ['Longsleeves', 'long sleeves'],
    words:
      'longsleeve long+sleeve langarm+shirt lang+arm+shirt langarm langärmeliges+shirt langarmtop long+sleeve+shirt ' +
      'long+sleeve+tee long+sleeve+tshirt langarm+tshirt langarm+t+shirt long+sleeve+t+shirt long+sleeved+shirt langärmelig henley thermal+top waffel+shirt',
    near: 'tee crewneck',
  },
  {
    id: 'tank',
    types,
    in: 'shirts',
    names: ['Tanktops', 'tank tops'],
    words:
      'tank tank+top top muskel+shirt träger+top trägershirt träger+shirt unterhemd achsel+shirt ärmelloses+shirt ' +
      'ärmelloses+top spaghetti+top muscle+shirt muscle+tee muscle+top singlet vest+top cami camisole sleeveless+top ' +
      'sleeveless+shirt sleeveless+tee bandeau+top bandeau bustier racerback netz+shirt ',
    near: 'tee',
  },
  {
    id: 'polo',
    types,
    in: 'shirts',
    names: ['Poloshirts', 'polo shirts'],
    words: 'polo polo+shirt polo+hemd rugby+shirt polos tennis+shirt polohemd golf+shirt',
    near: 'shirt tee',
  },
  {
    id: 'shirt',
    types,
    in: 'shirts',
    names: ['Hemden', 'shirts with buttons'],
    words:
      'hemd hemden oberhemd freizeit+hemd business+hemd kurzarm+hemd button+up button+down button+up+shirt dress+shirt ' +
      'button+down+shirt oxford+shirt oxford+hemd camp+collar+shirt hawaii+hemd hawaiian+shirt bowling+shirt ' +
      'button+shirt collared+shirt',
    near: 'overshirt polo',
  },
  {
    id: 'checkedshirt',
    types,
    in: 'shirt',
    names: ['Karohemden', 'checked shirts'],
    words: 'holzfäller+hemd lumberjack+shirt flannel flanell flannel+shirt flanell+hemd plaid+shirt flannels',
    near: 'shirt overshirt',
    is: ['shirt', 'check'],
  },
  {
    id: 'blouse',
    types,
    in: 'shirt',
    names: ['Blusen', 'blouses'],
    words: 'bluse blouse tunika tunic hemd+bluse blusen',
    near: 'shirt polo',
  },
  {
    id: 'overshirt',
    types,
    in: 'shirt lightjacket',
    names: ['Overshirts', 'overshirts'],
    words: 'overshirt over+shirt hemd+jacke shacket shirt+jacket shirt+jacke worker+shirt chore+shirt ',
    near: 'shirt lightjacket',
  },
  {
    id: 'pullover',
    types,
    in: 'tops',
    names: ['Pullover', 'sweaters'],
    words: 'pullover pulli sweater jumper pulls pullunder pullovers jumpers',
  },
  {
    id: 'sweats',
    types,
    in: 'pullover',
    names: ['Sweatshirts', 'sweatshirts'],
    words: 'sweat+shirt sweats sweat+shirts sweat+pullover sweatpulli',
  },
  {
    id: 'crewneck',
    types,
    in: 'sweats',
    names: ['Crewnecks', 'crewnecks'],
    words: 'crewneck crew+neck sweat rundhals+pullover crew+sweat crew+neck+sweater crew+neck+sweatshirt rundhals',
    near: 'hoodie knit',
  },
  {
    id: 'hoodie',
    types,
    in: 'sweats hooded',
    names: ['Hoodies', 'hoodies'],
    words:
      'hoodie hoody hoodies kapuzen+pullover kapuzen+pulli kapuzen+sweater kapuzen+sweatshirt kapuzen+shirt ' +
      'hooded+sweatshirt hooded+sweater hooded+jumper hooded+top pullover+hoodie ',
    near: 'ziphoodie crewneck',
  },
  {
    id: 'ziphoodie',
    types,
    in: 'hoodie hoodedjacket sweatjacket',
    names: ['Zip-Hoodies', 'zip hoodies'],
    words:
      'zip+hoodie zip+up+hoodie zipper zip+up kapuzen+sweatjacke hoodie+jacke hoodie+jacket full+zip full+zip+hoodie ' +
      'zipper+hoodie half+zip quarter+zip zipped+hoodie hoodie+mit+reißverschluss hoodie+with+zip',
    near: 'hoodie trackjacket',
  },
  {
    id: 'hooded',
    types,
    in: 'tops',
    names: ['Oberteile mit Kapuze', 'hooded tops'],
    words: 'kapuze mit+kapuze hooded hood with+hood kapuzen kapuzenoberteil',
  },
  {
    id: 'sweatjacket',
    types,
    in: 'jacket',
    names: ['Sweatjacken', 'sweat jackets'],
    words: 'sweat+jacke sweat+jacket zipper+jacket zip+jacke zipper+jacke zip+jacket reissverschluss+jacke',
    near: 'ziphoodie trackjacket',
  },
  {
    id: 'knit',
    types,
    in: 'pullover',
    names: ['Strickpullover', 'knitted sweaters'],
    words:
      'strick knit strick+pullover strick+pulli knitwear strickware strickmode knitted+sweater ' +
      'knit+sweater grobstrick feinstrick grobstrick+pullover chunky+knit cable+knit ' +
      'zopfstrick zopf+pullover norweger+pullover norweger+pulli aran knits ' +
      'woolly+jumper wooly+jumper strickhoodie strickoberteil knitted+jumper gestrickter+pullover mohair',
    near: 'crewneck hoodie',
    made: 'knitted',
  },
  {
    id: 'turtleneck',
    types,
    in: 'knit',
    names: ['Rollkragenpullover', 'turtlenecks'],
    words: 'rollkragen+pullover rollkragen+pulli rollkragen rolli turtleneck turtle+neck roll+neck polo+neck mock+neck',
    near: 'knit longsleeve',
  },
  {
    id: 'cardigan',
    types,
    in: 'knit',
    names: ['Strickjacken', 'cardigans'],
    words: 'cardigan strick+jacke strick+mantel strick+weste cardi knit+jacket knitted+jacket',
    near: 'knit ziphoodie',
  },
  {
    id: 'vest',
    types,
    in: 'outerwear',
    names: ['Westen', 'vests'],
    words:
      'weste westen vest vests gilet bodywarmer body+warmer waistcoat sweat+weste jeans+weste fleece+weste utility+vest ' +
      'arbeits+weste angler+weste fishing+vest outdoor+weste tactical+vest ärmellose+jacke sleeveless+jacket sherpa+weste',
    near: 'lightjacket knit',
  },
  {
    id: 'puffervest',
    types,
    in: 'vest',
    names: ['Steppwesten', 'puffer vests'],
    words: 'daunen+weste stepp+weste puffer+weste puffer+vest down+vest quilted+vest padded+vest',
    near: 'vest puffer',
  },
  {
    id: 'blazer',
    types,
    in: 'tops',
    names: ['Blazer', 'blazers'],
    words: 'blazer sakko sakkos jackett suit+jacket sports+coat anzug+jacke sportsakko anzugjacket ',
    near: 'overshirt shirt bomber coachjacket',
  },
  {
    id: 'suit',
    types: ['tops', 'pants'],
    in: 'clothing',
    names: ['Anzüge', 'suits'],
    words: 'anzug anzüge suit suits smoking tuxedo hosenanzug kostüm zweiteiler tracksuit+set business+outfit',
    near: 'chinos shirt',
  },
  {
    id: 'dress',
    types: ['tops', 'pants'],
    in: 'clothing',
    names: ['Kleider', 'dresses'],
    words:
      'kleid kleider dress dresses sommer+kleid mini+kleid maxi+kleid abend+kleid cocktail+kleid strick+kleid midi+kleid ' +
      'hemd+kleid shirt+kleid mini+dress maxi+dress summer+dress slip+dress midi+dress evening+dress sun+dress dirndl ' +
      'jeans+kleid etui+kleid',
    near: 'skirt',
  },
  {
    id: 'body',
    types,
    in: 'tops',
    names: ['Bodys', 'bodysuits'],
    words: 'body bodys bodies bodysuit body+suit',
    near: 'tank tee',
  },
  {
    id: 'sleepwear',
    types: ['tops', 'pants'],
    in: 'clothing',
    names: ['Schlafanzüge', 'pyjamas'],
    words:
      'schlafanzug pyjama pyjamas pajamas nachthemd nachtwäsche sleepwear loungewear homewear bademantel bathrobe ' +
      'morgenmantel nightwear jogging+anzug hausanzug',
    near: 'joggers tee',
  },
]
