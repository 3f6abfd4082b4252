import type { Cut, Fabric, Kind } from '../../look.ts'
import type { Phrase } from './phrase.ts'

const KNITTED: readonly Kind[] = ['knit', 'beanie', 'scarf', 'socks']
const HEAVY_JERSEY: readonly Kind[] = ['crewneck', 'track-jacket', 'joggers', 'track-pants']
const SOFT_COTTON: readonly Kind[] = ['tee', 'tank', 'longsleeve', 'polo']

/** Names of fabrics; the German ones in the dative, for use after "aus". */
export function clothPhrases(kind: Kind, fabric: Fabric): readonly Phrase[] {
  if (kind === 'socks')
    return fabric === 'wool'
      ? [['weicher Wolle', 'soft wool']]
      : [
          ['dichter Baumwolle', 'dense cotton'],
          ['weichem Baumwollgarn', 'soft cotton yarn'],
        ]
  if (KNITTED.includes(kind)) return fabric === 'wool' ? WOOL_YARN : COTTON_YARN
  if (fabric === 'cotton' && SOFT_COTTON.includes(kind)) return SOFT
  if (fabric === 'jersey' && HEAVY_JERSEY.includes(kind)) return HEAVY
  return CLOTH[fabric]
}

const WOOL_YARN: readonly Phrase[] = [
  ['dicker Wolle', 'thick wool'],
  ['weichem Wollgarn', 'soft wool yarn'],
  ['trockener, fester Wolle', 'dry, firm wool'],
]
const COTTON_YARN: readonly Phrase[] = [
  ['glattem Baumwollgarn', 'smooth cotton yarn'],
  ['schwerem Baumwollgarn', 'heavy cotton yarn'],
]
const HEAVY: readonly Phrase[] = [
  ['schwerem Jersey (320 g/m²)', 'heavy 320 g/m² jersey'],
  ['dichtem, festem Jersey', 'dense, firm jersey'],
]
const SOFT: readonly Phrase[] = [
  ['gekämmter Baumwolle', 'combed cotton'],
  ['dichter Baumwolle (220 g/m²)', 'dense 220 g/m² cotton'],
]

const CLOTH: Readonly<Record<Fabric, readonly Phrase[]>> = {
  jersey: [
    ['schwerem Jersey (240 g/m²)', 'heavy 240 g/m² jersey'],
    ['glattem Jersey (200 g/m²)', 'smooth 200 g/m² jersey'],
    ['dichtem Jersey', 'dense jersey'],
    ['weichem Jersey (180 g/m²)', 'soft 180 g/m² jersey'],
  ],
  fleece: [
    ['angerautem Sweat (400 g/m²)', 'brushed 400 g/m² fleece'],
    ['dickem Sweatstoff', 'thick sweatshirt fleece'],
    ['weichem Sweat (350 g/m²)', 'soft 350 g/m² fleece'],
  ],
  denim: [
    ['13-Unzen-Denim', '13 oz denim'],
    ['festem Denim', 'sturdy denim'],
    ['trockenem Köper-Denim', 'dry twill denim'],
  ],
  nylon: [
    ['knittrigem Nylon', 'crinkled nylon'],
    ['glattem, leicht glänzendem Nylon', 'smooth, faintly shiny nylon'],
    ['mattem Nylon', 'matt nylon'],
    ['dicht gewebtem Nylon', 'densely woven nylon'],
  ],
  leather: [
    ['glattem Leder', 'smooth leather'],
    ['weichem Leder', 'soft leather'],
    ['festem, genarbtem Leder', 'firm, grained leather'],
  ],
  wool: [
    ['gerippter Wolle', 'ribbed wool'],
    ['dicht gestrickter Wolle', 'densely knitted wool'],
  ],
  canvas: [
    ['festem Canvas', 'sturdy canvas'],
    ['grobem Canvas', 'coarse canvas'],
    ['schwerem Segeltuch', 'heavy duck canvas'],
  ],
  suede: [
    ['weichem Veloursleder', 'soft suede'],
    ['rauem Veloursleder', 'rough-out suede'],
  ],
  mesh: [
    ['luftigem Mesh', 'airy mesh'],
    ['grobmaschigem Mesh', 'open-weave mesh'],
    ['feinem Mesh', 'fine mesh'],
  ],
  corduroy: [
    ['breitem Cord', 'wide-wale corduroy'],
    ['feinem Cord', 'fine-wale corduroy'],
  ],
  cotton: [
    ['festem Baumwolltwill', 'firm cotton twill'],
    ['dicht gewebter Baumwolle', 'densely woven cotton'],
    ['robuster Baumwolle', 'hard-wearing cotton'],
  ],
}

/** A cut as an adjective; the German stem takes its ending from the phrase. */
export const CUT_WORDS: Readonly<Record<Cut, readonly Phrase[]>> = {
  slim: [
    ['schmal geschnitten', 'slim'],
    ['körpernah', 'close-fitting'],
  ],
  regular: [
    ['gerade geschnitten', 'straight-cut'],
    ['klassisch geschnitten', 'regular-fit'],
  ],
  boxy: [
    ['kastig', 'boxy'],
    ['kastig geschnitten', 'boxy'],
  ],
  oversized: [
    ['übergroß', 'oversized'],
    ['groß geschnitten', 'roomy'],
    ['lässig weit', 'loose'],
  ],
  cropped: [
    ['verkürzt', 'cropped'],
    ['kurz geschnitten', 'cropped'],
  ],
  wide: [
    ['weit geschnitten', 'wide-cut'],
    ['weit', 'wide'],
  ],
}

/** How a cut fits the body. */
export const FIT_PHRASES: Readonly<Record<'tops' | 'pants', Readonly<Record<Cut, readonly Phrase[]>>>> = {
  tops: {
    slim: [
      ['Sitzt eng; wer es lockerer mag, nimmt eine Größe mehr.', 'Fits close; size up if you like it looser.'],
      ['Liegt an Brust und Arm an, ohne zu spannen.', 'Lies close at chest and arm without pulling.'],
    ],
    regular: [
      ['Fällt normal aus.', 'Runs true to size.'],
      ['Der Saum endet auf der Hüfte.', 'The hem ends on the hip.'],
      ['Weder eng noch weit, so wie die Größe es sagt.', 'Neither tight nor loose, just as the size says.'],
    ],
    boxy: [
      ['Breit in der Schulter, kurz im Körper.', 'Wide at the shoulder, short in the body.'],
      ['Der Saum endet knapp unter dem Bund.', 'The hem ends just below the waistband.'],
      [
        'Steht leicht vom Körper ab, auch in deiner normalen Größe.',
        'Stands slightly off the body, even in your usual size.',
      ],
    ],
    oversized: [
      ['Fällt groß aus: Für weniger Weite nimm eine Nummer kleiner.', 'Runs large: size down for less volume.'],
      ['Die Schulternaht liegt eine Handbreit tiefer als üblich.', 'The shoulder seam sits a hand lower than usual.'],
      [
        'Viel Stoff um den Körper, die Ärmel bleiben gerade.',
        'Plenty of fabric around the body; the sleeves stay straight.',
      ],
    ],
    cropped: [
      ['Der Saum endet auf Höhe der Taille.', 'The hem ends at the waist.'],
      ['Kurz vorn wie hinten, gut zu hohen Hosen.', 'Short front and back, good with high-waisted trousers.'],
    ],
    wide: [['Weit im Körper und im Ärmel.', 'Wide in body and sleeve.']],
  },
  pants: {
    slim: [
      ['Das Bein läuft zum Knöchel schmal zu.', 'The leg tapers to the ankle.'],
      ['Sitzt eng an Hüfte und Oberschenkel.', 'Sits close at hip and thigh.'],
    ],
    regular: [
      ['Fällt normal aus und sitzt auf der Hüfte.', 'Runs true to size and sits on the hip.'],
      ['Die Weite bleibt von der Hüfte bis zum Saum gleich.', 'The width stays the same from hip to hem.'],
    ],
    wide: [
      ['Ab der Hüfte fällt der Stoff weit nach unten.', 'From the hip the fabric falls wide.'],
      ['Weit von oben bis unten, der Bund bleibt schmal.', 'Wide from top to bottom; the waistband stays neat.'],
    ],
    oversized: [
      ['Fällt groß aus: Nimm eine Nummer kleiner für weniger Weite.', 'Runs large: size down for less volume.'],
      ['Der Schritt sitzt tief, der Stoff staut sich am Saum.', 'The rise is low and the fabric stacks at the hem.'],
    ],
    boxy: [['Kurz und breit, mit viel Platz am Bein.', 'Short and wide, with plenty of room at the leg.']],
    cropped: [['Endet über dem Knöchel.', 'Ends above the ankle.']],
  },
}
