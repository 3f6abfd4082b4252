import type { Language } from './vocabulary.ts'

/** Names of fibres as Regulation (EU) 1007/2011, annex I, prescribes them. */
export const FIBRE_NAMES = {
  cotton: { de: 'Baumwolle', en: 'cotton' },
  polyester: { de: 'Polyester', en: 'polyester' },
  elastane: { de: 'Elasthan', en: 'elastane' },
  polyamide: { de: 'Polyamid', en: 'polyamide' },
  viscose: { de: 'Viskose', en: 'viscose' },
  wool: { de: 'Wolle', en: 'wool' },
  linen: { de: 'Leinen', en: 'linen' },
  lyocell: { de: 'Lyocell', en: 'lyocell' },
  modal: { de: 'Modal', en: 'modal' },
  acrylic: { de: 'Polyacryl', en: 'acrylic' },
  silk: { de: 'Seide', en: 'silk' },
  cashmere: { de: 'Kaschmir', en: 'cashmere' },
  alpaca: { de: 'Alpaka', en: 'alpaca' },
  angora: { de: 'Angora', en: 'angora' },
  mohair: { de: 'Mohair', en: 'mohair' },
  camel: { de: 'Kamel', en: 'camel' },
  llama: { de: 'Lama', en: 'llama' },
  hemp: { de: 'Hanf', en: 'hemp' },
  jute: { de: 'Jute', en: 'jute' },
  kapok: { de: 'Kapok', en: 'kapok' },
  ramie: { de: 'Ramie', en: 'ramie' },
  sisal: { de: 'Sisal', en: 'sisal' },
  acetate: { de: 'Acetat', en: 'acetate' },
  triacetate: { de: 'Triacetat', en: 'triacetate' },
  cupro: { de: 'Cupro', en: 'cupro' },
  modacrylic: { de: 'Modacryl', en: 'modacrylic' },
  polyethylene: { de: 'Polyethylen', en: 'polyethylene' },
  polypropylene: { de: 'Polypropylen', en: 'polypropylene' },
  polylactide: { de: 'Polylactid', en: 'polylactide' },
  polyurethane: { de: 'Polyurethan', en: 'polyurethane' },
  elastomultiester: { de: 'Elastomultiester', en: 'elastomultiester' },
  elastodiene: { de: 'Elastodien', en: 'elastodiene' },
  aramid: { de: 'Aramid', en: 'aramid' },
  metal: { de: 'Metall', en: 'metal' },
  paper: { de: 'Papier', en: 'paper' },
  other: { de: 'sonstige Fasern', en: 'other fibres' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

export type Fibre = keyof typeof FIBRE_NAMES
export const FIBRES = Object.keys(FIBRE_NAMES) as [Fibre, ...Fibre[]]

const ANIMAL_PARTS = {
  de: 'Enthält nichttextile Teile tierischen Ursprungs',
  en: 'Contains non-textile parts of animal origin',
} as const satisfies Readonly<Record<Language, string>>

interface Material {
  readonly fibres: readonly { readonly fibre: Fibre; readonly percent: number }[]
  readonly hasAnimalParts: boolean
}

/** The line of a label, the largest share first (Regulation 1007/2011, art. 9 and 12). */
export function materialLine({ fibres, hasAnimalParts }: Material, language: Language): string {
  const share = language === 'de' ? ' %' : '%'
  const parts = fibres
    .toSorted((a, b) => b.percent - a.percent)
    .map(({ fibre, percent }) => `${percent.toLocaleString(language)}${share} ${FIBRE_NAMES[fibre][language]}`)
  const line = parts.join(', ')
  if (!hasAnimalParts) return line
  return line === '' ? ANIMAL_PARTS[language] : `${line}. ${ANIMAL_PARTS[language]}`
}
