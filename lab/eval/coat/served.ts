/** Coats as products of the shop: the server's own training, and tastes learned swipe by swipe. */
import { contentVector } from '../../../recommender/features.ts'
import { describeProduct, VECTOR_DIMENSION } from '../../../recommender/learning/model.ts'
import { expectedResidual, learn, newTaste } from '../../../recommender/learning/posterior.ts'
import { trainModel } from '../../../recommender/learning/train.ts'
import type { Coat, CoatRatings } from './data.ts'

/** Scores of the test ratings, learned from these training ratings; `likes` has one answer for each. */
export function servedScores({ test, coats }: Coat, train: CoatRatings, likes: ArrayLike<number>): Float64Array {
  const contents = coats.map(contentOf)
  const liked = Uint8Array.from(likes)
  const model = trainModel({
    swipes: {
      userNos: train.users.map((user) => user + 1),
      productNos: train.items.map((item) => item + 1),
      liked,
    },
    products: contents.map((content, row) => ({ productNo: row + 1, content })),
    seed: 1,
  })
  const counts = contents.map(() => ({ likes: 0, swipes: 0 }))
  train.items.forEach((item, at) => {
    const count = counts[item]
    if (count) [count.likes, count.swipes] = [count.likes + (liked[at] ?? 0), count.swipes + 1]
  })
  const shop = {
    likes: liked.reduce((sum, like) => sum + like, 0),
    swipes: liked.length,
    products: counts.filter(({ swipes }) => swipes > 0).length,
  }
  const products = contents.map((content, row) => {
    const vector = new Float32Array(VECTOR_DIMENSION)
    const counted = { productNo: row + 1, content, ...(counts[row] ?? { likes: 0, swipes: 0 }) }
    return { vector, rate: describeProduct(model, counted, shop, vector) }
  })
  const answers = Map.groupBy(train.users.keys(), (at) => train.users[at] ?? 0)
  const tastes = new Map(
    [...answers].map(([user, places]) => {
      const taste = newTaste(model.prior)
      for (const at of places) {
        const product = products[train.items[at] ?? 0]
        if (product) learn(taste, product.vector, liked[at] === 1, product.rate)
      }
      return [user, taste]
    }),
  )
  return Float64Array.from(test.users, (user, at) => {
    const product = products[test.items[at] ?? 0]
    const taste = tastes.get(user) ?? newTaste(model.prior)
    return product ? product.rate + expectedResidual(taste, product.vector) : 0
  })
}

/** A coat as a product: who it is for, its kind and place as tags, its colour as a colour. */
function contentOf(features: ReadonlyMap<string, string>): Float32Array {
  const kind = features.get('jackettype') ?? ''
  return contentVector({
    gender: features.get('gender') === 'men' ? 'men' : 'women',
    productType: 'tops',
    name: kind,
    description: '',
    brand: '',
    tags: [kind, features.get('onfrontpage') === 'yes' ? 'frontpage' : 'catalogue'],
    colours: [features.get('color') ?? ''],
    priceCents: 10_000,
    isOnSale: false,
    isDrop: false,
  })
}
