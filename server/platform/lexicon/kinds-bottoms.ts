import type { KindRow } from './concept.ts'

const types = ['pants'] as const

/** Trousers, shorts, skirts and underwear. */
export const BOTTOMS: readonly KindRow[] = [
  {
    id: 'clothing',
    types: ['tops', 'pants'],
    in: '',
    names: ['Kleidungsstücke', 'clothes'],
    words: 'kleidung clothes clothing bekleidung garderobe apparel garments streetwear+clothes damenmode herrenmode',
  },
  {
    id: 'bottoms',
    types,
    in: 'clothing',
    names: ['Hosen und Röcke', 'bottoms'],
    words: 'unterteil unterteile bottoms bottom beinkleider untenrum was+für+untenrum bein+kleidung legwear',
  },
  {
    id: 'pants',
    types,
    in: 'bottoms',
    names: ['Hosen', 'trousers'],
    words: 'hose hosen pants pant trouser trousers beinkleid pantalon slacks',
  },
  {
    id: 'longpants',
    types,
    in: 'pants',
    names: ['Hosen', 'trousers'],
    words: 'lange+hose lange+hosen long+pants long+trousers',
  },
  {
    id: 'jeans',
    types,
    in: 'longpants',
    names: ['Jeans', 'jeans'],
    words:
      'jeans jean denims jeans+hose denim+hose röhren+jeans skinny+jeans baggy+jeans mom+jeans ' +
      'straight+jeans boyfriend+jeans bootcut schlag+jeans denim+pants denim+jeans flared+jeans ' +
      'stretch+jeans loose+jeans selvedge dad+jeans wide+leg+jeans jogg+jeans',
    near: 'chinos cargo',
    made: 'denim',
  },
  {
    id: 'cargo',
    types,
    in: 'longpants',
    names: ['Cargohosen', 'cargo pants'],
    words:
      'cargo cargo+hose cargos cargo+pants cargo+jeans armee+hose army+hose military+hose combat+trousers ' +
      'combat+pants army+pants hose+mit+taschen hosen+mit+taschen pants+with+pockets trousers+with+pockets arbeits+hose ' +
      'utility+pants workwear+hose tactical+pants zimmermanns+hose carpenter+pants worker+hose work+pants militär+hose ' +
      'military+pants work+trousers carpenter+jeans',
    near: 'parachutepants jeans',
  },
  {
    id: 'sweatbottoms',
    types,
    in: 'longpants',
    names: ['Sporthosen', 'sports trousers'],
    usually: 'joggers',
    words: 'sport+hose sporthosen jogging+anzug+hose bequeme+hose gym+pants lauf+hose lounge+pants haus+hose yoga+hose',
  },
  {
    id: 'joggers',
    types,
    in: 'sweatbottoms',
    names: ['Jogginghosen', 'joggers'],
    words:
      'jogger joggers jogging+hose sweatpants sweat+pants sweat+hose ' +
      'jogging+bottoms jogging+pants jogger+hose sweat+bottoms freizeit+hose trackies jogpants jog+pants ' +
      'jogging+trousers joggers+pants',
    near: 'trackpants',
  },
  {
    id: 'trackpants',
    types,
    in: 'sweatbottoms',
    names: ['Trainingshosen', 'track pants'],
    words:
      'trainings+hose track+pants track+hose tracksuit+bottoms trackpants tracksuit+pants track+bottoms training+pants ' +
      'warm+up+pants trainings+hosen track+trousers knopf+hose tearaway+pants',
    near: 'joggers parachutepants',
  },
  {
    id: 'tracksuit',
    types: ['tops', 'pants'],
    in: 'clothing',
    names: ['Trainingsanzüge', 'tracksuits'],
    words: 'trainings+anzug jogging+anzug tracksuit track+suit sport+anzug jogger+set jogging+suit sweatsuit',
    near: 'trackjacket trackpants joggers',
  },
  {
    id: 'chinos',
    types,
    in: 'longpants',
    names: ['Chinos', 'chinos'],
    words:
      'chino chinos chino+hose stoff+hose stoffhosen bundfalten+hose anzug+hose pleats pleated+trousers ' +
      'pleated+pants suit+pants suit+trousers dress+pants khakis khaki+pants anzugs+hose cloth+trousers tailored+trousers ' +
      'smart+trousers slacks palazzo+hose palazzo marlene+hose culotte culottes ' +
      'tuch+hose business+hose formal+trousers formal+pants',
    near: 'jeans cargo',
  },
  {
    id: 'parachutepants',
    types,
    in: 'longpants',
    names: ['Ballonhosen', 'parachute pants'],
    words:
      'parachute+pants parachute+hose ballon+hose fallschirm+hose balloon+pants pluder+hose harem+hose ' +
      'harem+pants haremshose aladin+hose balloon+trousers parachutes',
    near: 'cargo trackpants',
  },
  {
    id: 'leggings',
    types,
    in: 'longpants',
    names: ['Leggings', 'leggings'],
    words:
      'leggings legging tights lauf+tights jeggings jegging radler+hose radler biker+shorts yoga+pants strumpf+hose treggings',
    near: 'trackpants joggers',
  },
  {
    id: 'leatherpants',
    types,
    in: 'longpants',
    names: ['Lederhosen', 'leather trousers'],
    words: 'leder+hose leather+pants leather+trousers kunstleder+hose',
    near: 'chinos jeans cargo',
    is: ['longpants', 'leather'],
  },
  {
    id: 'dungarees',
    types: ['pants', 'tops'],
    in: 'clothing',
    names: ['Latzhosen und Overalls', 'dungarees and jumpsuits'],
    words:
      'latz+hose dungarees dungaree overall overalls jump+suit jumpsuit jumpsuits einteiler onesie romper playsuit boiler+suit boilersuit',
    near: 'cargo jeans',
  },
  {
    id: 'rainpants',
    types,
    in: 'longpants',
    names: ['Regenhosen', 'rain trousers'],
    words:
      'regen+hose rain+pants ski+hose snowboard+hose snow+pants ski+pants outdoor+hose wander+hose trekking+hose hiking+pants hiking+trousers waterproof+trousers',
    near: 'trackpants parachutepants cargo',
  },
  {
    id: 'shorts',
    types,
    in: 'pants',
    names: ['Shorts', 'shorts'],
    words:
      'shorts kurze+hose kurze+hosen short+pants bermuda bermudas bermuda+shorts cargo+shorts ' +
      'jogging+shorts sport+shorts sweat+shorts chino+shorts board+shorts hot+pants hotpants basketball+shorts mesh+shorts ' +
      'kurze+sporthose gym+shorts running+shorts cord+shorts knielange+hose capri+hose capri caprihose kurzehose ' +
      'short+trousers stoff+shorts',
    near: 'joggers',
  },
  {
    id: 'denimshorts',
    types,
    in: 'shorts',
    names: ['Jeansshorts', 'denim shorts'],
    words: 'jorts jort jeans+shorts denim+shorts kurze+jeans jean+shorts short+jeans',
    near: 'shorts',
    is: ['shorts', 'denim'],
  },
  {
    id: 'swimwear',
    types: ['pants', 'tops'],
    in: 'clothing',
    names: ['Badesachen', 'swimsuits'],
    words:
      'bade+hose bade+shorts schwimm+hose swim+shorts swim+trunks swimwear bikini bade+anzug bademode badeanzug swimsuit ' +
      'swimming+trunks schwimm+shorts beach+shorts strand+hose badesachen trunks tankini board+short swimming+shorts',
    near: 'shorts',
  },
  {
    id: 'skirt',
    types,
    in: 'bottoms',
    names: ['Röcke', 'skirts'],
    words:
      'rock röcke skirt skirts mini+rock mini+skirt midi+rock midi+skirt maxi+rock maxi+skirt falten+rock pleated+skirt ' +
      'bleistift+rock pencil+skirt tennis+rock tennis+skirt ' +
      'cargo+rock skort hosen+rock wickel+rock wrap+skirt cargo+skirt plissee+rock',
    near: 'shorts pants',
  },
  {
    id: 'underwear',
    types: ['tops', 'pants', 'accessories'],
    in: 'clothing',
    names: ['Wäschestücke', 'underpants'],
    words:
      'unterwäsche underwear unterhose boxershorts boxer+shorts boxer boxers slip slips bh bra bras bralette dessous ' +
      'lingerie tanga string panties briefs trunk sport+bh sports+bra unterhosen undies wäsche unter+bekleidung under+garments',
    near: 'tank socks',
  },
]
