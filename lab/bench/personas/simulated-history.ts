/** Swipes of earlier simulated users with random preferences, so that training has something to learn. */
import type { DemoProduct } from '../../../demo/product.ts'
import type { Swipes } from '../../../recommender/learning/swipes.ts'
import { hashText, type Random, randomFrom } from '../../../recommender/random.ts'

/** `each` swipes of random cards by each of `users` users, as the log would hold them; product number = index + 1. */
export function simulateHistory(products: readonly DemoProduct[], users: number, each: number): Swipes {
  const userNos = new Int32Array(users * each)
  const productNos = new Int32Array(users * each)
  const liked = new Uint8Array(users * each)
  for (let user = 0; user < users; user++) {
    const probabilities = likeProbabilities(products, user)
    const random = randomFrom(50_000 + user)
    const places = products.map((_, place) => ({ place, key: random.uniform() }))
    places.sort((one, other) => one.key - other.key)
    places.slice(0, each).forEach(({ place }, swipe) => {
      const at = user * each + swipe
      userNos[at] = user + 1
      productNos[at] = place + 1
      liked[at] = random.uniform() < (probabilities[place] ?? 0) ? 1 : 0
    })
  }
  return { userNos, productNos, liked }
}

/** Probability of a like for every product; preferences follow from the user and the name of the feature. */
function likeProbabilities(products: readonly DemoProduct[], user: number): number[] {
  const random = randomFrom(10_000 + user)
  const wears = (['men', 'women'] as const)[Math.floor(random.uniform() * 2)]
  const idealLog = Math.log(9000) + 0.5 * random.normal()
  const weightOf = (to: string, deviation: number): number => deviation * preferenceFor(user, to).normal()
  const mix = (kind: string, names: readonly string[], deviation: number): number =>
    names.reduce((sum, name) => sum + weightOf(kind + name, deviation), 0) / Math.sqrt(Math.max(1, names.length))
  return products.map(({ gender, productType, look, label, colours, tags, priceCents, slug }) => {
    const fit = gender === wears ? 0.3 : gender === 'unisex' ? 0 : -2
    const garment =
      weightOf(productType, 0.5) + weightOf(look.kind, 0.7) + weightOf(look.cut, 0.3) + weightOf(look.print, 0.3)
    const style = mix('colour', colours, 0.7) + mix('tag', tags.slice(1), 0.6) + weightOf(label, 0.6)
    const quality = 0.5 * preferenceFor(-1, slug).normal()
    const logit = -0.6 + fit + garment + style + quality - 0.6 * (Math.log(priceCents) - idealLog) ** 2
    return 1 / (1 + Math.exp(-logit))
  })
}

function preferenceFor(user: number, to: string): Random {
  return randomFrom(hashText(`crowd ${user} ${to}`))
}
