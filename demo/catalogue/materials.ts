import type { Look } from '../look.ts'
import { kindSheet } from './kinds/kinds.ts'
import type { Random } from './random.ts'

type Content = readonly [de: string, en: string]

const CLOTH: Readonly<Record<Look['fabric'], readonly Content[]>> = {
  jersey: [
    ['100 % Baumwolle', '100% cotton'],
    ['95 % Baumwolle, 5 % Elasthan', '95% cotton, 5% elastane'],
    ['60 % Baumwolle, 40 % Polyester', '60% cotton, 40% polyester'],
  ],
  fleece: [
    ['100 % Baumwolle', '100% cotton'],
    ['80 % Baumwolle, 20 % Polyester', '80% cotton, 20% polyester'],
    ['70 % Baumwolle, 30 % Polyester', '70% cotton, 30% polyester'],
  ],
  denim: [
    ['100 % Baumwolle', '100% cotton'],
    ['98 % Baumwolle, 2 % Elasthan', '98% cotton, 2% elastane'],
  ],
  nylon: [
    ['100 % Polyamid', '100% polyamide'],
    ['88 % Polyamid, 12 % Elasthan', '88% polyamide, 12% elastane'],
    ['65 % Polyamid, 35 % Polyester', '65% polyamide, 35% polyester'],
  ],
  leather: [
    ['100 % Rindsleder', '100% cow leather'],
    ['100 % Lammleder', '100% lamb leather'],
  ],
  wool: [
    ['100 % Wolle', '100% wool'],
    ['70 % Wolle, 30 % Polyamid', '70% wool, 30% polyamide'],
    ['80 % Wolle, 20 % Polyamid', '80% wool, 20% polyamide'],
  ],
  canvas: [
    ['100 % Baumwolle', '100% cotton'],
    ['65 % Baumwolle, 35 % Polyester', '65% cotton, 35% polyester'],
  ],
  suede: [['100 % Veloursleder', '100% suede leather']],
  mesh: [
    ['100 % Polyester', '100% polyester'],
    ['90 % Polyester, 10 % Elasthan', '90% polyester, 10% elastane'],
  ],
  corduroy: [
    ['100 % Baumwolle', '100% cotton'],
    ['97 % Baumwolle, 3 % Elasthan', '97% cotton, 3% elastane'],
  ],
  cotton: [
    ['100 % Baumwolle', '100% cotton'],
    ['97 % Baumwolle, 3 % Elasthan', '97% cotton, 3% elastane'],
  ],
}

const UPPER: Partial<Record<Look['fabric'], readonly Content[]>> = {
  leather: [
    ['Obermaterial: 100 % Rindsleder; Sohle: Gummi', 'Upper: 100% cow leather; sole: rubber'],
    ['Obermaterial: 85 % Leder, 15 % Textil; Sohle: Gummi', 'Upper: 85% leather, 15% textile; sole: rubber'],
  ],
  suede: [
    ['Obermaterial: 100 % Veloursleder; Sohle: Gummi', 'Upper: 100% suede; sole: rubber'],
    ['Obermaterial: 70 % Veloursleder, 30 % Polyester; Sohle: Gummi', 'Upper: 70% suede, 30% polyester; sole: rubber'],
  ],
  canvas: [['Obermaterial: 100 % Baumwolle; Sohle: Gummi', 'Upper: 100% cotton; sole: rubber']],
  mesh: [
    ['Obermaterial: 100 % Polyester; Sohle: EVA und Gummi', 'Upper: 100% polyester; sole: EVA and rubber'],
    [
      'Obermaterial: 80 % Polyester, 20 % Polyurethan; Sohle: EVA und Gummi',
      'Upper: 80% polyester, 20% polyurethane; sole: EVA and rubber',
    ],
  ],
  nylon: [
    ['Obermaterial: 100 % Polyamid; Sohle: Gummi', 'Upper: 100% polyamide; sole: rubber'],
    [
      'Obermaterial: 75 % Polyamid, 25 % Polyurethan; Sohle: Gummi',
      'Upper: 75% polyamide, 25% polyurethane; sole: rubber',
    ],
  ],
}

const SOCKS: readonly Content[] = [
  ['78 % Baumwolle, 20 % Polyamid, 2 % Elasthan', '78% cotton, 20% polyamide, 2% elastane'],
  ['80 % Baumwolle, 18 % Polyamid, 2 % Elasthan', '80% cotton, 18% polyamide, 2% elastane'],
]
const WOOL_SOCKS: readonly Content[] = [
  ['60 % Wolle, 38 % Polyamid, 2 % Elasthan', '60% wool, 38% polyamide, 2% elastane'],
]
const SUNGLASSES: readonly Content[] = [
  ['Rahmen: 100 % Polyamid; Gläser: Polycarbonat', 'Frame: 100% polyamide; lenses: polycarbonate'],
]
const PUFFER: readonly Content[] = [
  ['Außen: 100 % Polyamid; Füllung: Polyesterwatte', 'Shell: 100% polyamide; filling: polyester wadding'],
]

/** Fibre content that fits the fabric of the look; shares of the outer material add up to 100. */
export function materialOf(look: Look, random: Random): { de: string; en: string } {
  const [de, en] = random.pick(contents(look))
  return { de, en }
}

function contents({ kind, fabric }: Look): readonly Content[] {
  if (kind === 'socks') return fabric === 'wool' ? WOOL_SOCKS : SOCKS
  if (kind === 'sunglasses') return SUNGLASSES
  if (kind === 'puffer') return PUFFER
  if (kindSheet(kind).type === 'shoes') return UPPER[fabric] ?? CLOTH[fabric]
  return CLOTH[fabric]
}
