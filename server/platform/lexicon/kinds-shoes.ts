import type { KindRow } from './concept.ts'

const types = ['shoes'] as const

/** Shoes. */
export const SHOES: readonly KindRow[] = [
  {
    id: 'shoes',
    types,
    in: '',
    names: ['Schuhe', 'shoes'],
    words:
      'schuh schuhe shoe shoes footwear schuhwerk schuhzeug fuß+bekleidung was+für+die+füße treter latschen+schuhe freizeit+schuhe ',
  },
  {
    id: 'sneaker',
    types,
    in: 'shoes',
    names: ['Sneaker', 'sneakers'],
    words:
      'sneaker sneakers turn+schuh turn+schuhe trainers trainer kicks sport+schuh ' +
      'sport+schuhe sports+shoes gym+shoes tennis+schuhe tennis+shoes plateau+sneaker dad+shoes ' +
      'basketball+schuhe basketball+shoes hallen+schuhe chunky+sneaker schnür+schuhe sportschuhe ' +
      'retro+sneaker court+shoes kanvas+schuhe',
  },
  {
    id: 'lowtop',
    types,
    in: 'sneaker',
    names: ['Low-Top-Sneaker', 'low-top sneakers'],
    words: 'low+top low+tops low+sneaker low+top+sneaker niedrige+sneaker low+cut flache+sneaker flache+schuhe',
    near: 'skateshoe hightop',
  },
  {
    id: 'hightop',
    types,
    in: 'sneaker',
    names: ['High-Top-Sneaker', 'high-top sneakers'],
    words:
      'high+top high+tops hohe+sneaker mid+top high+sneaker high+top+sneaker hi+top hi+tops knöchelhohe+sneaker hohe+turnschuhe hightop+sneaker chucks tschaks',
    near: 'lowtop skateshoe',
  },
  {
    id: 'runner',
    types,
    in: 'sneaker',
    names: ['Laufschuhe', 'running shoes'],
    words:
      'runner runners lauf+schuh lauf+schuhe running+shoes running+schuhe jogging+schuhe running+shoe marathon+schuhe ' +
      'renn+schuhe fitness+schuhe running running+sneaker walking+shoes jogging+shoes run+shoes ',
    near: 'trailshoe lowtop',
  },
  {
    id: 'trailshoe',
    types,
    in: 'runner hikingshoes',
    names: ['Trailschuhe', 'trail shoes'],
    words:
      'trail+schuh trail+schuhe trail+shoes trail+runner trail trail+running+shoes trail+running+schuhe trailrunning trail+running',
    near: 'runner boot',
  },
  {
    id: 'hikingshoes',
    types,
    in: 'shoes',
    names: ['Wanderschuhe', 'hiking shoes'],
    words:
      'wander+schuhe wander+schuh hiking+shoes trekking+schuhe trekking+shoes outdoor+schuhe wander+stiefel hiking+boots ' +
      'berg+schuhe approach+shoes walking+boots outdoor+shoes hiker trekking+boots bergstiefel',
    near: 'trailshoe boot',
  },
  {
    id: 'skateshoe',
    types,
    in: 'sneaker',
    names: ['Skateschuhe', 'skate shoes'],
    words:
      'skate+schuh skate+schuhe skater+schuhe skate+shoes skater+shoes skate vulc skating+shoes skateboard+schuhe canvas+sneaker skateboarding+shoes vulcanised skatershoes',
    near: 'lowtop',
  },
  {
    id: 'boot',
    types,
    in: 'shoes',
    names: ['Stiefel', 'boots'],
    words:
      'stiefel boot boots stiefelette stiefeletten ankle+boot ankle+boots winter+stiefel ' +
      'winter+schuhe winter+boots schnür+stiefel chelsea+boots chelsea+boot chelsea combat+boots biker+boots springer+stiefel ' +
      'desert+boots gummi+stiefel rain+boots wellies regen+stiefel snow+boots schnee+stiefel overknees ' +
      'arbeits+schuhe work+boots arbeits+stiefel cowboy+stiefel cowboy+boots western+boots moon+boots schnürboots boote ' +
      'plateau+stiefel platform+boots wellington+boots wellingtons lace+up+boots engineer+boots reitstiefel uggs',
    near: 'hightop hikingshoes',
  },
  {
    id: 'slide',
    types,
    in: 'opentoe',
    names: ['Latschen', 'slides'],
    words:
      'slide slides slider sliders latschen bade+latschen schlappen bade+schlappen badelatsche adiletten adilette pool+slides ' +
      'schlappe latsche bade+schuhe beach+slides schlapfen duschschlappen',
    near: 'sandals loafer',
  },
  {
    id: 'opentoe',
    types,
    in: 'shoes',
    names: ['Sommerschuhe', 'open shoes'],
    words: 'offene+schuhe open+shoes sommer+schuhe summer+shoes strand+schuhe open+toe beach+shoes',
    near: 'slide loafer',
  },
  {
    id: 'sandals',
    types,
    in: 'opentoe',
    names: ['Sandalen', 'sandals'],
    words:
      'sandale sandalen sandals sandal sandaletten sandalette flip+flops flip+flop flipflops zehentrenner espadrilles ' +
      'espadrille trekking+sandalen riemchen+sandalen birkenstock birkenstocks badesandalen zehensandalen espandrilles strap+sandals',
    near: 'slide',
  },
  {
    id: 'houseshoes',
    types,
    in: 'opentoe',
    names: ['Hausschuhe', 'house shoes'],
    words:
      'haus+schuh haus+schuhe pantoffeln pantoffel puschen clogs clog house+shoes hüttenschuhe mules mule pantoletten crocs finken house+slippers filzpantoffeln ',
    near: 'slide loafer',
  },
  {
    id: 'slippers',
    types,
    in: 'shoes',
    names: ['Slipper', 'slippers'],
    words: 'slipper slippers slip+on slip+ons schlupf+schuhe slip+on+shoes schlüpfschuhe slipon+schuhe',
    near: 'loafer slide houseshoes',
  },
  {
    id: 'lowshoes',
    types,
    in: 'shoes',
    names: ['Halbschuhe', 'low shoes'],
    words:
      'halb+schuh halb+schuhe business+schuhe anzug+schuhe dress+shoes formal+shoes derby derbys ' +
      'oxford+schuhe oxfords oxford+shoes brogues schnür+halbschuhe elegante+schuhe schicke+schuhe budapester smart+shoes büro+schuhe office+shoes',
    near: 'loafer lowtop',
  },
  {
    id: 'loafer',
    types,
    in: 'lowshoes slippers',
    names: ['Loafer', 'loafers'],
    words:
      'loafer loafers mokassin mokassins moccasins moccasin penny+loafer segel+schuhe boat+shoes bootsschuhe deck+shoes college+schuhe',
    near: 'lowshoes lowtop',
  },
  {
    id: 'heels',
    types,
    in: 'shoes',
    names: ['Absatzschuhe', 'heels'],
    words:
      'high+heels heels absatz+schuhe pumps stöckelschuhe stilettos stiletto ballerinas ballerina block+absatz wedges keilabsatz peeptoes ballet+flats flats hohe+schuhe hoheschuhe kitten+heels platform+heels mary+janes',
    near: 'boot loafer',
  },
]
