import type { BaseColour } from '#contract/colours.ts'

/** Every colour a demo product can have, with its colour family for filters and its names for texts. */
export interface Swatch {
  readonly hex: string
  readonly family: BaseColour
  readonly de: string
  readonly en: string
}

const dye = (hex: string, family: BaseColour, de: string, en: string): Swatch => ({ hex, family, de, en })

const SWATCHES: Readonly<Record<string, Swatch>> = {
  black: dye('#141416', 'black', 'Schwarz', 'black'),
  ink: dye('#22232A', 'black', 'Tiefschwarz', 'ink black'),
  coal: dye('#33353A', 'grey', 'Anthrazit', 'charcoal'),
  white: dye('#F6F5F0', 'white', 'Weiß', 'white'),
  chalk: dye('#E7E5DF', 'white', 'Kreideweiß', 'chalk white'),
  ecru: dye('#EDE4D0', 'beige', 'Ecru', 'ecru'),
  fog: dye('#C9CCCF', 'grey', 'Nebelgrau', 'fog grey'),
  stone: dye('#A9A397', 'grey', 'Steingrau', 'stone grey'),
  concrete: dye('#8A8C8E', 'grey', 'Betongrau', 'concrete grey'),
  sand: dye('#D8C3A0', 'beige', 'Sand', 'sand'),
  oat: dye('#CDB894', 'beige', 'Haferbeige', 'oat'),
  camel: dye('#B98A55', 'brown', 'Camel', 'camel'),
  cognac: dye('#9A5A2B', 'brown', 'Cognac', 'cognac'),
  chocolate: dye('#4A2E23', 'brown', 'Schokobraun', 'chocolate brown'),
  rust: dye('#B14C26', 'orange', 'Rostorange', 'rust orange'),
  brick: dye('#9B3A2E', 'red', 'Ziegelrot', 'brick red'),
  red: dye('#D6281F', 'red', 'Signalrot', 'signal red'),
  cherry: dye('#A3122A', 'red', 'Kirschrot', 'cherry red'),
  bordeaux: dye('#5A1526', 'red', 'Bordeaux', 'burgundy'),
  coral: dye('#FF6F57', 'orange', 'Koralle', 'coral'),
  orange: dye('#F2641C', 'orange', 'Orange', 'orange'),
  tangerine: dye('#FF8A2B', 'orange', 'Mandarine', 'tangerine'),
  apricot: dye('#F7B487', 'orange', 'Apricot', 'apricot'),
  mustard: dye('#D29A1E', 'yellow', 'Senfgelb', 'mustard'),
  sun: dye('#F9C82A', 'yellow', 'Sonnengelb', 'sun yellow'),
  lemon: dye('#F4E85C', 'yellow', 'Zitronengelb', 'lemon yellow'),
  volt: dye('#D7FF3E', 'yellow', 'Neongelb', 'neon yellow'),
  butter: dye('#F5E6A8', 'yellow', 'Buttergelb', 'butter yellow'),
  grass: dye('#2F8F46', 'green', 'Grasgrün', 'grass green'),
  mint: dye('#A9DCC0', 'green', 'Mint', 'mint'),
  bottle: dye('#143F31', 'green', 'Flaschengrün', 'bottle green'),
  pine: dye('#2A5245', 'green', 'Tannengrün', 'pine green'),
  sage: dye('#9DAE92', 'green', 'Salbei', 'sage'),
  lime: dye('#A6D934', 'green', 'Limettengrün', 'lime green'),
  olive: dye('#5C5F35', 'olive', 'Oliv', 'olive'),
  moss: dye('#7A7A3E', 'olive', 'Moosgrün', 'moss'),
  khaki: dye('#A59B6B', 'olive', 'Khaki', 'khaki'),
  petrol: dye('#0F5566', 'blue', 'Petrol', 'petrol blue'),
  turquoise: dye('#27B2B0', 'blue', 'Türkis', 'turquoise'),
  ice: dye('#CFE6F0', 'blue', 'Eisblau', 'ice blue'),
  sky: dye('#7FB4E6', 'blue', 'Himmelblau', 'sky blue'),
  cobalt: dye('#1F48D8', 'blue', 'Kobaltblau', 'cobalt'),
  denim: dye('#3F618C', 'blue', 'Denimblau', 'denim blue'),
  wash: dye('#92AECB', 'blue', 'Hellblau', 'light blue'),
  steel: dye('#5C7589', 'blue', 'Stahlblau', 'steel blue'),
  navy: dye('#16223F', 'navy', 'Marineblau', 'navy'),
  night: dye('#1B1E33', 'navy', 'Nachtblau', 'midnight blue'),
  indigo: dye('#27305E', 'navy', 'Indigo', 'indigo'),
  lilac: dye('#C6B2E6', 'purple', 'Flieder', 'lilac'),
  violet: dye('#6B3FD0', 'purple', 'Violett', 'violet'),
  plum: dye('#4B2246', 'purple', 'Pflaume', 'plum'),
  aubergine: dye('#331D33', 'purple', 'Aubergine', 'aubergine'),
  rose: dye('#EDB9C3', 'pink', 'Rosé', 'soft pink'),
  pink: dye('#F4549A', 'pink', 'Pink', 'hot pink'),
  fuchsia: dye('#C81E78', 'pink', 'Fuchsia', 'fuchsia'),
  silver: dye('#C4C8CE', 'silver', 'Silber', 'silver'),
  gunmetal: dye('#747A84', 'silver', 'Mattsilber', 'matt silver'),
}

/** The swatch of that name; an unknown name is a spelling mistake in a table. */
export function swatch(key: string): Swatch {
  const found = SWATCHES[key]
  if (!found) throw new Error(`unknown swatch: ${key}`)
  return found
}

/** Perceived distance of two hex colours in Oklab (Ottosson 2020): 0 is equal, about 1 is black against white. */
export function colourDistance(a: string, b: string): number {
  const [la, aa, ba] = oklab(a)
  const [lb, ab, bb] = oklab(b)
  return Math.hypot(la - lb, aa - ab, ba - bb)
}

function oklab(hex: string): readonly [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
