import type { KindRow } from './concept.ts'

const types = ['tops'] as const

/** Jackets and coats. */
export const OUTERWEAR: readonly KindRow[] = [
  {
    id: 'outerwear',
    types,
    in: 'tops',
    names: ['Jacken und Westen', 'jackets and vests'],
    words: 'outerwear überbekleidung oberbekleidung jacken+mäntel coats+jackets jackets+coats',
  },
  {
    id: 'jacket',
    types,
    in: 'outerwear',
    names: ['Jacken', 'jackets'],
    words: 'jacke jacken jacket jackets jäckchen outdoor+jacke outdoor+jacket ',
  },
  {
    id: 'hoodedjacket',
    types,
    in: 'jacket hooded',
    names: ['Jacken mit Kapuze', 'hooded jackets'],
    words: 'kapuzen+jacke hooded+jacket jacke+mit+kapuze jacket+with+hood hooded+coat kapuzen+parka',
    near: 'parka ziphoodie puffer',
  },
  {
    id: 'lightjacket',
    types,
    in: 'jacket',
    names: ['Übergangsjacken', 'light jackets'],
    words:
      'übergangs+jacke leichte+jacke sommer+jacke frühlings+jacke light+jacket spring+jacket summer+jacket ' +
      'herbst+jacke freizeit+jacke lightweight+jacket between+seasons+jacket arbeits+jacke worker+jacke chore+jacket ' +
      'work+jacket worker+jacket utility+jacket field+jacket fieldjacket harrington',
    near: 'bomber coachjacket denimjacket',
  },
  {
    id: 'winterjacket',
    types,
    in: 'jacket',
    names: ['Winterjacken', 'winter jackets'],
    words:
      'winter+jacke winter+jacket warme+jacke warm+jacket dicke+jacke ski+jacke snowboard+jacke ski+jacket snow+jacket ' +
      'snowboard+jacket winter+parka gefütterte+jacke thermo+jacke insulated+jacket',
    near: 'puffer parka',
  },
  {
    id: 'coat',
    types,
    in: 'outerwear',
    names: ['Mäntel', 'coats'],
    words:
      'mantel mäntel coat coats woll+mantel kurz+mantel wool+coat overcoat over+coat trench+coat trench ' +
      'duffle+coat dufflecoat pea+coat caban topcoat lang+mantel long+coat trenchcoat',
    near: 'parka puffer',
  },
  {
    id: 'wintercoat',
    types,
    in: 'coat winterjacket',
    names: ['Wintermäntel', 'winter coats'],
    words:
      'winter+mantel winter+coat warmer+mantel warm+coat daunen+mantel stepp+mantel padded+coat puffer+coat down+coat quilted+coat',
    near: 'parka puffer coat',
  },
  {
    id: 'rainjacket',
    types,
    in: 'jacket',
    names: ['Regenjacken', 'rain jackets'],
    words:
      'regen+jacke rain+jacket regen+sachen regen+zeug regen+klamotten rain+gear rain+clothes rain+stuff regen+bekleidung rainwear hardshell hardshell+jacke softshell softshell+jacke ' +
      'wasserdichte+jacke waterproof+jacket waterproof shell+jacket waterproofs regen+schutz regen+kleidung rain+wear ' +
      'funktions+jacke technical+jacket softshell+jacket',
    near: 'windbreaker parka',
  },
  {
    id: 'raincoat',
    types,
    in: 'rainjacket coat',
    names: ['Regenmäntel', 'raincoats'],
    words:
      'regen+mantel rain+coat raincoat friesen+nerz friesennerz öljacke regen+cape regen+poncho ostfriesennerz mackintosh',
    near: 'parka rainjacket',
  },
  {
    id: 'parka',
    types,
    in: 'coat rainjacket winterjacket hoodedjacket',
    names: ['Parkas', 'parkas'],
    words: 'parka parkas regen+parka fishtail+parka rain+parka',
    near: 'winterjacket coat',
  },
  {
    id: 'windbreaker',
    types,
    in: 'rainjacket lightjacket',
    names: ['Windbreaker', 'windbreakers'],
    words: 'windbreaker wind+breaker wind+jacke wind+jacket windcheater wind+stopper windbrecher schlupf+jacke',
    near: 'coachjacket trackjacket parka',
  },
  {
    id: 'anorak',
    types,
    in: 'windbreaker hoodedjacket',
    names: ['Anoraks', 'anoraks'],
    words: 'anorak anoraks cagoule kagoule pullover+jacket schlupfjacke',
    near: 'coachjacket windbreaker parka trackjacket',
  },
  {
    id: 'coachjacket',
    types,
    in: 'windbreaker',
    names: ['Coach Jackets', 'coach jackets'],
    words: 'coach+jacket coach+jacke coaches+jacket coachjacke',
    near: 'windbreaker bomber',
  },
  {
    id: 'puffer',
    types,
    in: 'winterjacket hoodedjacket',
    names: ['Pufferjacken', 'puffer jackets'],
    words:
      'puffer puffer+jacke puffer+jacket daunen+jacke stepp+jacke down+jacket quilted+jacket padded+jacket ' +
      'bubble+jacket winter+puffer down+puffer wattierte+jacke daune daunen ' +
      'steppi daunen+parka leichtdaunen+jacke thermo+stepp+jacke',
    near: 'parka winterjacket',
  },
  {
    id: 'bomber',
    types,
    in: 'lightjacket',
    names: ['Bomberjacken', 'bomber jackets'],
    words:
      'bomber bomber+jacke bomber+jacket flieger+jacke blouson flight+jacket piloten+jacke ' +
      'ma1 souvenir+jacket aviator+jacke ',
    near: 'coachjacket lightjacket',
  },
  {
    id: 'varsity',
    types,
    in: 'bomber',
    names: ['Collegejacken', 'varsity jackets'],
    words:
      'college+jacke varsity varsity+jacket college+jacket letterman+jacket baseball+jacke baseball+jacket letterman',
    near: 'bomber',
  },
  {
    id: 'leatherjacket',
    types,
    in: 'lightjacket',
    names: ['Lederjacken', 'leather jackets'],
    words:
      'leder+jacke leather+jacket biker+jacke biker+jacket motorrad+jacke moto+jacket kunstleder+jacke ' +
      'wildleder+jacke suede+jacket perfecto faux+leather+jacket motorcycle+jacket',
    near: 'bomber lightjacket',
    is: ['jacket', 'leather'],
  },
  {
    id: 'fleecejacket',
    types,
    in: 'jacket',
    names: ['Fleecejacken', 'fleece jackets'],
    words:
      'fleece+jacke fleece+jacket teddy+jacke sherpa+jacket sherpa+jacke teddy+jacket plüsch+jacke fleece+pullover',
    near: 'ziphoodie vest puffer',
    is: ['jacket', 'fleece'],
  },
  {
    id: 'denimjacket',
    types,
    in: 'lightjacket',
    names: ['Jeansjacken', 'denim jackets'],
    words:
      'jeans+jacke denim+jacket denim+jacke jean+jacket trucker trucker+jacke trucker+jacket jeans+jacket jeans+blouson ' +
      '',
    near: 'bomber lightjacket',
    is: ['jacket', 'denim'],
  },
  {
    id: 'trackjacket',
    types,
    in: 'lightjacket sweatjacket',
    names: ['Trainingsjacken', 'track jackets'],
    words:
      'trainings+jacke track+jacket track+top sport+jacke tracksuit+top tracksuit+jacket lauf+jacke running+jacket ' +
      'jogging+jacke sports+jacket warm+up+jacket trainings+oberteil shell+top trackie+top trackie+jacket',
    near: 'ziphoodie windbreaker',
  },
  {
    id: 'cape',
    types,
    in: 'outerwear',
    names: ['Capes', 'capes'],
    words: 'cape poncho ponchos umhang kimono',
    near: 'coat parka',
  },
]
