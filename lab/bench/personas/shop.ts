/** The demo catalogue as the server holds it: a model, an index, and base rates from earlier swipes. */
import { readFileSync } from 'node:fs'
import { demoProducts } from '../../../demo/catalogue/products.ts'
import type { DemoProduct } from '../../../demo/product.ts'
import { type CatalogueIndex, createCatalogueIndex } from '../../../recommender/catalogue-index.ts'
import { contentVector } from '../../../recommender/features.ts'
import {
  describeProduct,
  type TrainedModel,
  untrainedModel,
  VECTOR_DIMENSION,
} from '../../../recommender/learning/model.ts'
import type { Swipes } from '../../../recommender/learning/swipes.ts'
import { trainModel } from '../../../recommender/learning/train.ts'
import { statisticsOf } from '../../../server/features/shelf/picture-statistics.ts'

export const NOW_MS = Date.UTC(2026, 0, 1)

export interface Shop {
  /** A product's number is its index + 1. */
  readonly products: readonly DemoProduct[]
  readonly index: CatalogueIndex
  readonly model: TrainedModel
}

/** A shop with these earlier swipes (null for a new shop), optionally trained on them. */
export function openShop(earlier: Swipes | null, isTrained: boolean): Shop {
  const products = demoProducts()
  const placeholders = readPlaceholders()
  const contents = products.map((product) => contentOf(product, placeholders[product.slug] ?? ''))
  const model =
    earlier !== null && isTrained
      ? trainModel({
          swipes: earlier,
          products: contents.map((content, place) => ({ productNo: place + 1, content })),
          seed: 1,
        })
      : untrainedModel()
  const likes = new Float64Array(products.length)
  const swipes = new Float64Array(products.length)
  earlier?.productNos.forEach((no, at) => {
    likes[no - 1] = (likes[no - 1] ?? 0) + (earlier.liked[at] ?? 0)
    swipes[no - 1] = (swipes[no - 1] ?? 0) + 1
  })
  const shop = { likes: sum(likes), swipes: sum(swipes), products: swipes.filter((count) => count > 0).length }
  const labels = [...new Set(products.map(({ label }) => label))]
  const index = createCatalogueIndex(VECTOR_DIMENSION)
  products.forEach((product, place) => {
    const content = contents[place] ?? new Float32Array(0)
    const counted = { productNo: place + 1, content, likes: likes[place] ?? 0, swipes: swipes[place] ?? 0 }
    const vector = new Float32Array(VECTOR_DIMENSION)
    index.upsert({
      productNo: place + 1,
      brandNo: labels.indexOf(product.label) + 1,
      gender: product.gender,
      productType: product.productType,
      priceCents: product.priceCents,
      releaseAtMs: NOW_MS - product.listedDaysAgo * 86_400_000,
      impressions: swipes[place] ?? 0,
      baseRate: describeProduct(model, counted, shop, vector),
      vector,
    })
  })
  return { products, index, model }
}

/** ThumbHash of each product's picture, by its slug. */
function readPlaceholders(): Readonly<Record<string, string>> {
  const text = readFileSync(new URL('../../../demo/placeholders.json', import.meta.url), 'utf8')
  return JSON.parse(text) as Record<string, string>
}

function contentOf(product: DemoProduct, placeholder: string): Float32Array {
  return contentVector({
    ...product,
    description: product.description.de,
    brand: product.label,
    isOnSale: product.sale !== null,
    isDrop: product.dropsInDays !== null,
    picture: statisticsOf(placeholder),
  })
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}
