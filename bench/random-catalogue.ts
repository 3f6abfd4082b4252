import { type CatalogueIndex, createCatalogueIndex } from '#recommender/catalogue-index.ts'
import { type ContentInput, contentVector } from '#recommender/features.ts'
import { randomFrom } from '#recommender/random.ts'

const genders = ['men', 'women', 'unisex'] as const
const types = ['shoes', 'pants', 'tops', 'accessories'] as const
const kinds = ['Sneaker', 'Hoodie', 'Cargo', 'Beanie', 'Jacke', 'Tee', 'Shorts', 'Rucksack', 'Boots', 'Hemd']
const colours = ['black', 'white', 'grey', 'red', 'beige', 'green', 'blue', 'olive', 'navy', 'pink']

/** A repeatable catalogue of invented products, content vectors included, for measuring only. */
export function randomCatalogue(products: number, brands: number, seed: number, nowMs: number): CatalogueIndex {
  const random = randomFrom(seed)
  const pick = <Choice>(from: readonly [Choice, ...Choice[]] | readonly Choice[]): Choice =>
    from[Math.floor(random.uniform() * from.length)] as Choice
  const index = createCatalogueIndex(contentVector(invented(pick, 0, 1000)).length, products)
  for (let productNo = 1; productNo <= products; productNo++) {
    const brandNo = 1 + Math.floor(brands * random.uniform() ** 2)
    const priceCents = Math.round(800 * Math.exp(4.7 * random.uniform()))
    const content = invented(pick, brandNo, priceCents)
    index.upsert({
      productNo,
      brandNo,
      gender: content.gender,
      productType: content.productType,
      priceCents,
      releaseAtMs: nowMs - random.uniform() * 400 * 86_400_000,
      impressions: Math.floor(1000 * random.uniform() ** 3),
      baseRate: 0.2 + 0.3 * random.uniform(),
      vector: contentVector(content),
    })
  }
  return index
}

function invented(
  pick: <Choice>(from: readonly Choice[]) => Choice,
  brandNo: number,
  priceCents: number,
): ContentInput {
  return {
    gender: pick(genders),
    productType: pick(types),
    name: `${pick(kinds)} ${pick(kinds)}`,
    description: '',
    brand: String(brandNo),
    tags: [pick(kinds)],
    colours: [pick(colours), pick(colours)],
    priceCents,
    isOnSale: pick([true, false, false, false]),
    isDrop: false,
  }
}
