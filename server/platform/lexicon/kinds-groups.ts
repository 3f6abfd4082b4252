import type { KindRow } from './concept.ts'

const types = ['tops', 'pants', 'shoes', 'accessories'] as const

/** Words for what is worn in a season or for a purpose, across the types of products. */
export const GROUPS: readonly KindRow[] = [
  {
    id: 'wintergear',
    types,
    in: '',
    names: ['Wintersachen', 'winter clothes'],
    words:
      'winter+sachen winter+kleidung winter+bekleidung winter+mode winter+klamotten winter+zeug winter+outfit winter+teile ' +
      'winter+clothes winter+clothing winter+wear winter+stuff winter+gear winter+fashion warme+sachen warme+kleidung ' +
      'warme+klamotten warmes+zeug was+warmes etwas+warmes warm+clothes warm+clothing warm+stuff something+warm ' +
      'kuschel+sachen kuschelige+sachen cosy+clothes cozy+clothes cosy+stuff kalte+tage cold+weather cold+days ' +
      'für+den+winter für+kalte+tage for+winter for+the+winter thermo+sachen',
    holds: 'winterjacket coat knit beanie scarf gloves boot fleecejacket puffervest',
  },
  {
    id: 'summergear',
    types,
    in: '',
    names: ['Sommersachen', 'summer clothes'],
    words:
      'sommer+sachen sommer+kleidung sommer+bekleidung sommer+mode sommer+klamotten sommer+zeug sommer+outfit sommer+teile ' +
      'summer+clothes summer+clothing summer+wear summer+stuff summer+outfit summer+gear summer+fashion luftige+sachen ' +
      'was+luftiges leichte+sachen leichte+kleidung leichte+klamotten light+clothes heiße+tage hot+weather hot+days ' +
      'für+den+sommer für+heiße+tage for+summer for+the+summer strand+sachen strand+kleidung strand+outfit strand+mode ' +
      'beach+wear beach+stuff beach+clothes urlaubs+sachen urlaubs+klamotten holiday+clothes vacation+clothes',
    holds: 'tee tank polo shorts skirt dress opentoe sunglasses hut swimwear',
  },
  {
    id: 'seasongear',
    types,
    in: '',
    names: ['Übergangssachen', 'mid-season clothes'],
    words:
      'übergangs+sachen übergangs+kleidung übergangs+mode übergangs+klamotten herbst+sachen herbst+kleidung herbst+mode ' +
      'herbst+klamotten frühlings+sachen frühlings+kleidung frühlings+mode frühlings+klamotten frühjahrs+sachen ' +
      'frühjahrs+mode autumn+clothes autumn+wear autumn+stuff fall+clothes fall+wear fall+fashion spring+clothes ' +
      'spring+wear mid+season für+den+herbst für+den+frühling for+autumn for+fall for+spring',
    holds: 'lightjacket sweats longsleeve overshirt vest cardigan',
  },
  {
    id: 'sportsgear',
    types,
    in: '',
    names: ['Sportsachen', 'sportswear'],
    words:
      'sport+sachen sport+kleidung sport+bekleidung sport+klamotten sport+mode sport+outfit sport+zeug sportswear ' +
      'sports+clothes activewear gym+wear gym+clothes gym+stuff gym+outfit workout+clothes workout+gear training+clothes ' +
      'trainings+sachen trainings+klamotten trainings+kleidung turn+sachen turn+zeug athletic+wear athleisure',
    holds: 'tracksuit trackjacket sweatbottoms runner',
  },
  {
    id: 'basics',
    types,
    in: '',
    names: ['Basics', 'basics'],
    words:
      'basics basic+teile basic+sachen essentials wardrobe+basics staples wardrobe+staples grund+ausstattung ' +
      'alltags+sachen alltags+kleidung alltags+klamotten everyday+clothes everyday+wear everyday+stuff everyday+basics',
    holds: 'tee longsleeve tank crewneck socks',
  },
  {
    id: 'underlayer',
    types,
    in: '',
    names: ['Sachen für drunter', 'base layers'],
    words:
      'drunter untendrunter was+für+drunter etwas+für+drunter zum+drunterziehen drunterziehen base+layer base+layers ' +
      'baselayer baselayers under+layer something+underneath first+layer erste+lage unterzieh+shirt',
    holds: 'tank longsleeve tee',
  },
  {
    id: 'toplayer',
    types,
    in: '',
    names: ['Sachen für drüber', 'layers for on top'],
    words:
      'drüber was+für+drüber was+zum+drüberziehen zum+drüberziehen drüberziehen überzieher mid+layer midlayer top+layer ' +
      'outer+layer something+over',
    holds: 'outerwear ziphoodie overshirt cardigan',
  },
  {
    id: 'officewear',
    types,
    in: '',
    names: ['Bürosachen', 'office clothes'],
    words:
      'büro+sachen büro+kleidung büro+mode büro+outfit büro+klamotten business+kleidung business+mode business+sachen ' +
      'office+wear office+clothes office+outfit business+clothes business+wear smart+casual fürs+büro für+das+büro ' +
      'ins+büro for+the+office for+work',
    holds: 'shirt blazer suit chinos polo lowshoes slippers',
  },
  {
    id: 'raingear',
    types,
    in: '',
    names: ['Regensachen', 'rainwear'],
    words:
      'bei+regen für+regen gegen+regen für+den+regen im+regen regen+wetter regen+tage schmuddel+wetter for+rain for+the+rain ' +
      'in+the+rain rainy+days rainy+weather wet+weather',
    holds: 'rainjacket rainpants boot buckethat umbrella',
  },
  {
    id: 'festivalgear',
    types,
    in: '',
    names: ['Festivalsachen', 'festival clothes'],
    words: 'festival festivals festival+sachen festival+outfit festival+klamotten festival+clothes festival+wear',
    holds: 'tee tank shorts windbreaker crossbody buckethat sunglasses',
  },
  {
    id: 'workgear',
    types,
    in: '',
    names: ['Arbeitssachen', 'work clothes'],
    words: 'arbeits+kleidung arbeits+sachen arbeits+klamotten arbeits+zeug work+clothes work+clothing',
    holds: 'cargo overshirt vest denimjacket dungarees',
  },
]
