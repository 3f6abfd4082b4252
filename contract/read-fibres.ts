import { FIBRE_NAMES, FIBRES, type Fibre } from './fibres.ts'

interface Share {
  readonly fibre: Fibre
  readonly percent: number
}

/** Trade names and older names of fibres; the law has the others (Regulation 1007/2011). */
const OTHER_NAMES: Readonly<Record<string, Fibre>> = {
  elasthan: 'elastane',
  spandex: 'elastane',
  lycra: 'elastane',
  nylon: 'polyamide',
  tencel: 'lyocell',
  schurwolle: 'wool',
  merinowolle: 'wool',
  merino: 'wool',
  leinen: 'linen',
  flachs: 'linen',
  viscose: 'viscose',
  rayon: 'viscose',
  acryl: 'acrylic',
}
const BY_NAME: ReadonlyMap<string, Fibre> = new Map([
  ...Object.entries(OTHER_NAMES),
  ...FIBRES.flatMap((fibre): [string, Fibre][] => [
    [fibre, fibre],
    [FIBRE_NAMES[fibre].de.toLowerCase(), fibre],
    [FIBRE_NAMES[fibre].en.toLowerCase(), fibre],
  ]),
])

/** Words that say how a fibre was grown or made, and are no part of its name. */
const QUALITIES =
  /\b(bio|organic|recyceltes?|recycelte[rsn]?|recycled|gekämmte|combed|ringgesponnene|pima|supima|reine|pure)[\s-]*/giu

function fibreOf(written: string): Fibre | null {
  const name = written
    .toLowerCase()
    .replaceAll(QUALITIES, '')
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim()
  return BY_NAME.get(name) ?? null
}

const SHARE =
  /^(?<percent>\d{1,3}(?:[.,]\d)?)\s*%?\s*(?<fibre>[^\d%]+)$|^(?<name>[^\d%:]+?)[\s:]+(?<share>\d{1,3}(?:[.,]\d)?)\s*%$/u

function shareIn(part: string): Share | null {
  const groups = SHARE.exec(part.trim())?.groups
  const fibre = fibreOf(groups?.['fibre'] ?? groups?.['name'] ?? '')
  const percent = Number((groups?.['percent'] ?? groups?.['share'] ?? '').replace(',', '.'))
  return fibre && percent > 0 && percent <= 100 ? { fibre, percent } : null
}

/** The fibres of a text such as `80 % Baumwolle, 20 % Polyester`; null where a part is not understood or they are not 100 %. */
export function readFibres(text: string): readonly Share[] | null {
  const parts = text.split(/[;/\n|+]|,(?!\d)/).filter((part) => part.trim() !== '')
  const shares = parts.map(shareIn)
  const known = shares.filter((share) => share !== null)
  const tenths = known.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0)
  const isOnce = new Set(known.map(({ fibre }) => fibre)).size === known.length
  return known.length === shares.length && tenths === 1000 && isOnce ? known : null
}
